/** Site-wide data, compiled by pipeline/pages/site-data-module.ts. */
declare module "virtual:site-data" {
  export const site: Omit<
    import("../pipeline/schemas/site.ts").Site,
    "fields" | "place" | "faultContact"
  >;
  export const navigation: import("../pipeline/schemas/navigation.ts").Navigation;
  /** Routes that the content adds to app/site-map.ts. */
  export const routes: import("./site-map.ts").RouteTree;
}

declare module "virtual:home-images" {
  export const header: import("../domain/pictures/picture-files.ts").PictureRecord;
  export const homeImages: import("../domain/home-images/home-images.ts").HomeImage[];
}

declare module "virtual:company-night" {
  export const night: ReturnType<
    typeof import("../pipeline/maps/company-map/company-night.ts").companyNight
  >;
}
