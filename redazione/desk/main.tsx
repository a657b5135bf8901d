import "./styles/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Desk } from "./desk.tsx";
import { showThemeAtStart } from "./styles/theme-at-start.ts";

showThemeAtStart();

const place = document.getElementById("banco");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Desk />
    </StrictMode>,
  );
}
