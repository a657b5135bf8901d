import { Html } from "../../components/html/html.tsx";
import { PageMeta, type PageMetaProps } from "../../components/page-meta.tsx";
import { ChosenCompanies } from "../../features/companies/chosen-companies.tsx";
import { NightDoor } from "../../features/companies/night-door.tsx";

export interface CompaniesProps {
  meta: PageMetaProps;
  html: { text: string };
}

/** Index of the companies: on their map, by day, from A to Z. It has no gallery, and loads none of its code. */
export default function Companies({ meta, html }: CompaniesProps) {
  return (
    <>
      <PageMeta {...meta} />
      <Html name="text" html={html.text} />
      <ChosenCompanies />
      <NightDoor />
    </>
  );
}
