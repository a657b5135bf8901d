import { site } from "virtual:site-data";
import { SocialLinks } from "../features/social-links/social-links.tsx";
import styles from "./footer.module.css";

/** What stops the light behind the pages (docs/behaviour.md, "Layout"). */
const STILL_ID = "sfondo-fermo";

export function Footer() {
  return (
    <footer className={styles.footer}>
      <FooterContents />
      {/* The style sheets do the rest, without scripts too (shell.module.css). */}
      <label className={styles.still}>
        <input type="checkbox" id={STILL_ID} />
        Ferma lo sfondo
      </label>
    </footer>
  );
}

/** Address, telephone, social and legal pages, and the credit line: at the foot of every page and of the mobile menu. */
export function FooterContents({ onChoose }: { onChoose?: () => void }) {
  return (
    <div className={styles.contents}>
      <address>
        <span className={styles.name}>{site.fullName}</span>
        <br />
        {site.street}, {site.town}
        <br />
        Telefono <a href={site.phoneHref}>{site.phone}</a>
      </address>
      <SocialLinks pages={site.social} />
      <ul className={styles.legal}>
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
        © {site.fullName}
        <br />
        {site.diocese}
        <br />
        Disegni fatti per questo sito.
      </p>
    </div>
  );
}
