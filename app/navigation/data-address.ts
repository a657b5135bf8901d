/** Where the data of the page at an address is found: beside its HTML. */
export const dataAddress = (pathname: string) => `${pathname}.json`;
