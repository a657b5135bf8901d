import { Html } from "../../components/html/html.tsx";
import { PageNotes } from "../../components/page-notes/page-notes.tsx";
import { PictureImage } from "../../components/picture/picture.tsx";
import { HeroCards, SectionPrints } from "../../features/front-page/section-cards.tsx";
import { creditOnce } from "../figures.server.tsx";
import { markup } from "../markup.server.ts";
import type { MainData } from "./data.server.ts";
import styles from "./main.module.css";

export default function mainProps(page: MainData) {
  const { title, summary, address, timetable, road, feasts, gallery } = page;
  return {
    meta: { title, summary, address },
    today: {
      timetable,
      road,
      // Those in August may lead with more than their name (hydration/shrine-date.ts).
      feasts: feasts.map(({ name, what, rule }) => ({
        name,
        rule,
        ...(rule.from?.month === 8 && { what }),
      })),
    },
    gallery: gallery.map(creditOnce()),
    html: {
      welcome: page.welcome,
      body: markup(
        <>
          <HeroCards doors={page.greatDoors} />
          <div className={`one-column ${styles.chapters}`}>
            {page.chapters.map(({ html, picture }) => (
              <section key={html}>
                {picture && (
                  // Decorative, as it leads nowhere; what it shows is told on its page.
                  <PictureImage
                    picture={{ ...picture, alt: "" }}
                    sizes="(min-width: 44rem) 27rem, 100vw"
                  />
                )}
                <Html html={html} className="prose" />
              </section>
            ))}
          </div>
          <SectionPrints sections={page.sectionDoors} />
        </>,
      ),
      notes: markup(<PageNotes sources={page.sources} />),
    },
  };
}
