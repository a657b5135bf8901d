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

test.each(["/app/offerte/", "/app/inni/", "/app/preghiere/", "/app/pellegrinaggio/compagnie/"])(
  "there are pages of their own under %s",
  (prefix) => {
    const under = addresses.filter((address) => address.startsWith(prefix));
    expect(under.filter((address) => !address.endsWith("/home"))).not.toEqual([]);
  },
);
