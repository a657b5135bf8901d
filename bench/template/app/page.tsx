import { readFileSync } from "node:fs";
import type { LoaderFunctionArgs, MetaDescriptor } from "react-router";
import type { TemplateContent, TemplatePage } from "./content.ts";

export function loader({ url }: LoaderFunctionArgs): TemplatePage {
  const { pages } = JSON.parse(readFileSync("content.json", "utf8")) as TemplateContent;
  const address = url.pathname.replace(/\/$/, "");
  const page = pages[address];
  if (!page) throw new Response("Not found", { status: 404 });
  return page;
}

export function meta({ loaderData }: { loaderData?: TemplatePage }): MetaDescriptor[] {
  if (!loaderData) return [];
  return [{ title: loaderData.title }, { name: "description", content: loaderData.description }];
}

export default function Page({ loaderData }: { loaderData: TemplatePage }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: taken from the built site, which sanitised it
  return <div dangerouslySetInnerHTML={{ __html: loaderData.html }} />;
}
