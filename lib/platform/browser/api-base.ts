/** Where browsers find the API: fixed when the product is built, because it is part of the scripts. */
export const apiBase = process.env.NEXT_PUBLIC_API_BASE ?? '/api/';
