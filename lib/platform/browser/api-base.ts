/** Where browsers find the API: fixed when the product is built, because it is part of the scripts. */
const apiBase = process.env.NEXT_PUBLIC_API_BASE ?? '/api/';

/** The address of an operation's path: whoever asks the API from a browser takes it from here, forms and pictures too. */
export function apiAddress(path: string): string {
  return apiBase.replace(/\/$/, '') + path;
}

export function isApiAddress(address: string): boolean {
  return address.startsWith(apiAddress('/'));
}
