import { site } from "virtual:site-data";
import { Ridge } from "../components/ridge.tsx";
import { SocialLinks } from "../features/social-links/social-links.tsx";
import styles from "./footer.module.css";

/** What stops the light behind the pages (docs/behaviour.md, "Layout"). */
const STILL_ID = "sfondo-fermo";

/** What sets lines and paragraphs further apart (styles/utilities.css). */
const AIRY_ID = "testo-arioso";

export function Footer() {
  return (
    <footer className={styles.footer}>
      <FooterContents />
      {/* The style sheets do the rest, without scripts too. */}
      <div className={styles.choices}>
        <label className={styles.still}>
          <input type="checkbox" id={STILL_ID} />
          Ferma lo sfondo
        </label>
        <label>
          <input type="checkbox" id={AIRY_ID} />
          Testo arioso
        </label>
      </div>
    </footer>
  );
}

/** Address, telephone, social and legal pages, and the credit line: at the foot of every page and of the mobile menu. */
export function FooterContents({ onChoose }: { onChoose?: () => void }) {
  return (
    <div className={styles.contents}>
      <Ridge />
      <address>
        <strong>{site.fullName}</strong>
        {site.street}, {site.town}
        <span>
          Telefonateci: <a href={site.phoneHref}>{site.phone}</a>
        </span>
      </address>
      <SocialLinks pages={site.social} />
      <ul>
        <li>
          <a href="/app/cookie-consent" onClick={onChoose}>
            Informativa sui cookie
          </a>
        </li>
        <li>
          <a href="/app/privacy-policy" onClick={onChoose}>
            Informativa sulla privacy
          </a>
        </li>
        <li>
          <a href="/app/accessibilita" onClick={onChoose}>
            Accessibilità
          </a>
        </li>
      </ul>
      <p>
        © {site.name}, {site.diocese}. Disegni fatti per questo sito.
      </p>
    </div>
  );
}
