import "./styles/styles.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { prefersDark, showTheme } from "../../app/hydration/show-theme.ts";
import { Desk } from "./desk.tsx";

showTheme(prefersDark());

createRoot(document.getElementById("banco") as HTMLElement).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
);
