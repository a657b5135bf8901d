import { defineConfig } from "vitest/config";
import { siteDataModule } from "./app/content.server/site-data-module.ts";

export default defineConfig({
  plugins: [siteDataModule()],
  test: {
    include: ["{app,server,scripts}/**/*.test.{ts,tsx}"],
  },
});
