import type { WorldData } from "../../../pipeline/maps/communities/map-marks.ts";
import { Html } from "../../components/html/html.tsx";
import { PageHeading } from "../../components/page-heading/page-heading.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { CommunitiesMap } from "../../features/communities/communities-map.tsx";
import { Facts } from "../../page-components/facts/facts.tsx";
import { LinkGroups } from "../../page-components/link-groups/link-groups.tsx";
import { TextWithContents } from "../../page-components/text-with-contents/text-with-contents.tsx";
import { closing, metaOf } from "../closing.server.tsx";
import { markup } from "../markup.server.ts";
import type { PageOfTextProps } from "../page-of-text.tsx";
import type { TextData } from "../text-page/data.server.ts";
import styles from "./community.module.css";
import type { CommunityData } from "./data.server.ts";

/** Returns the props of the page of a community abroad: it opens with its picture, a country that the globe shows with that. */
export default function communityProps(page: CommunityData): PageOfTextProps {
  const { world, address, gallery } = page;
  const isOnGlobe = world?.globe.marks.some((mark) => mark.address === address);
  const isOpenedByGlobe = world?.isCountry && (isOnGlobe || world.communities.length > 0);
  const html = isOpenedByGlobe ? countryHtml(page, world) : placeHtml(page);
  return { meta: metaOf(page), html: { ...html, closing: closing(page) }, gallery };
}

function placeHtml(page: CommunityData) {
  const opening = markup(
    <div className={`one-column ${styles.opening}`}>
      <PageHeading {...metaOf(page)} />
      {page.picture && <Picture picture={page.picture} isLeading />}
      <Text page={page} />
      {page.world && <Near world={page.world} address={page.address} />}
    </div>,
  );
  return { opening, text: "" };
}

/** Returns the HTML of a country: beside its lead the globe, with its communities; else the rest of its text begins there. */
function countryHtml(page: TextData, world: WorldData) {
  const communities = world.communities.map(({ feast, ...link }) => ({
    ...link,
    note: feast && `La festa: ${feast}`,
  }));
  const isList = communities.length > 0;
  const [lead = "", ...rest] = page.sections;
  const textAndPicture = (
    <>
      <Text page={{ ...page, html: rest.join("") }} />
      {page.picture && <Picture picture={page.picture} />}
    </>
  );
  return {
    opening: markup(
      <div className={`one-column ${styles.opening}`}>
        <div className={`one-column ${styles.text}`}>
          <PageHeading {...metaOf(page)} />
          <Html html={lead} className="prose" />
        </div>
        <div className={`one-column ${styles.text}`}>
          <Globe world={world} address={page.address} />
          {isList && <LinkGroups groups={[{ title: "Le comunità", items: communities }]} />}
        </div>
        {!isList && textAndPicture}
      </div>,
    ),
    text: isList
      ? markup(
          <div className={`one-column ${styles.body}`}>
            <Near world={world} address={page.address} />
            {textAndPicture}
          </div>,
        )
      : "",
  };
}

function Text({ page }: { page: TextData }) {
  return (
    <div className={`one-column ${styles.text}`}>
      <Facts facts={[["La festa", page.feast], ...page.facts]} />
      <TextWithContents html={page.html} contents={[]} />
    </div>
  );
}

/** Attribution of the map positions; the licence stays on one line. */
const SOURCE = "Posizioni: GeoNames, CC\u00a0BY\u00a04.0.";

/** Renders the most detailed map around a page's place; none for a country that the globe already shows. */
function Near({ world, address }: { world: WorldData; address: string }) {
  const { near, country, isCountry } = world;
  if (!near) return isCountry ? null : <Globe world={world} address={country.address} />;
  return (
    <CommunitiesMap
      map={near}
      current={address}
      name={`Mappa: le comunità, ${country.title}`}
      caption={`Ogni luogo è al suo posto. ${SOURCE}`}
    />
  );
}

function Globe({ world, address }: { world: WorldData; address: string }) {
  return (
    <CommunitiesMap
      map={world.globe}
      current={address}
      name="Mappa: le comunità della Madonna di Canneto nel mondo"
      caption={`Una settimana di nave: la rotta di chi partì per l’America. Sul bordo, chi è oltre l’orizzonte. ${SOURCE}`}
    />
  );
}
