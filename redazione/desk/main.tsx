import "./styles/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { showTheme } from "../../app/hydration/show-theme.ts";
import { readStored } from "../../app/storage/browser-storage.ts";
import { Desk } from "./desk.tsx";

// The theme stored in this browser, else that of the system.
const stored = readStored("darkMode");
const system = window.matchMedia("(prefers-color-scheme: dark)").matches;
showTheme(stored === null ? system : stored === "true");

const place = document.getElementById("banco");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}
