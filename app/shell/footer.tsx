import { site } from "virtual:site-data";
import { type ReactNode, useEffect, useState } from "react";
import { ACCESSIBILITY_PAGE, COOKIES_PAGE, PRIVACY_PAGE } from "../../domain/addresses.ts";
import { Ridge } from "../components/ridge.tsx";
import { SocialLinks } from "../features/social-links/social-links.tsx";
import styles from "./footer.module.css";

export function Footer() {
  return (
    <footer className={styles.footer}>
      <FooterContents>
        <div className={styles.choices}>
          <Choice mark="still" label="Ferma lo sfondo" />
          <Choice mark="airy" label="Testo arioso" />
        </div>
      </FooterContents>
    </footer>
  );
}

interface ChoiceProps {
  /** Attribute that it sets: no moving light behind the page, or wider spacing (docs/behaviour.md, "Layout"). */
  mark: "still" | "airy";
  label: string;
}

/** Toggle button: while it is pressed, the document has an attribute that the style sheets use. */
function Choice({ mark, label }: ChoiceProps) {
  const [isOn, setIsOn] = useState(false);
  const attribute = `data-${mark}`;
  useEffect(() => {
    document.documentElement.toggleAttribute(attribute, isOn);
    return () => document.documentElement.removeAttribute(attribute);
  }, [attribute, isOn]);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={styles[mark]}
      onClick={() => setIsOn(!isOn)}
    >
      {label}
    </button>
  );
}

/** Renders what is at the foot of every page and of the mobile menu; last, what the page alone has there. */
export function FooterContents({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.contents}>
      <address>
        <Ridge />
        <strong>{site.fullName}</strong>
        {`${site.street}, ${site.town}`}
        <span>
          Telefonateci: <a href={site.phoneHref}>{site.phone}</a>
        </span>
      </address>
      <SocialLinks pages={site.social} />
      <ul>
        <li>
          <a href={COOKIES_PAGE}>Informativa sui cookie</a>
        </li>
        <li>
          <a href={PRIVACY_PAGE}>Informativa sulla privacy</a>
        </li>
        <li>
          <a href={ACCESSIBILITY_PAGE}>Accessibilità</a>
        </li>
      </ul>
      <p>{`© ${site.name}, ${site.diocese}. Disegni fatti per questo sito.`}</p>
      {children}
    </div>
  );
}
