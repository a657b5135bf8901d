import { expect, test } from "vitest";
import { specifiedAddresses } from "../pipeline/read/specified-addresses.ts";
import { redirectOf } from "../server/redirects.ts";
import { addresses, content } from "./support/site.ts";

test.each([...specifiedAddresses, "/", "/fullscreen/carosello", "/image_viewer"])(
  "%s is a page of the site, or leads to one",
  (address) => {
    expect(addresses).toContain(redirectOf(content.redirects, address) ?? address);
  },
);
