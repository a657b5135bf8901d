/** Site-wide data, compiled by pipeline/pages/site-data-module.ts. */
declare module "virtual:site-data" {
  export const site: Omit<
    import("../pipeline/schemas/site.ts").Site,
    "fields" | "place" | "security"
  >;
  export const navigation: import("../pipeline/schemas/navigation.ts").Navigation;
  /** Addresses of the communities abroad. */
  export const communities: readonly string[];
}

declare module "virtual:home-images" {
  export const header: import("../domain/pictures/picture-files.ts").PictureRecord;
  export const homeImages: import("../domain/home-images/home-images.ts").HomeImage[];
}
