import { Html } from "../../components/html/html.tsx";
import { PageMeta } from "../../components/page-meta.tsx";
import { ChosenCompanies } from "../../features/companies/chosen-companies.tsx";
import { NightDoor } from "../../features/companies/night-door.tsx";
import "../directory/directory.module.css";
import type companiesProps from "./companies.server.tsx";

/** Index of the companies: on their map, by day, from A to Z. It has no gallery, and loads none of its code. */
export default function Companies({ meta, html }: ReturnType<typeof companiesProps>) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="text" html={html.text} />
      <ChosenCompanies />
      <NightDoor />
    </>
  );
}
