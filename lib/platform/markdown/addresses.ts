import { oneSpelling } from '../http/one-spelling';

/** What a text may lead to: other sites by http(s), mail, and paths of ours that are pages or stored files. */
export function mayLink(address: string): boolean {
  if (/^(?:https?:\/\/|mailto:)[^\s\\]+$/i.test(address)) return true;
  return /^\/(?![/\\])[^\s\\]*$/.test(address) ? isPage(address) || mayShow(address) : /^#[\w-]+$/.test(address);
}

/** Pictures are ours alone: another site would learn who reads, and the policy of our pages forbids it. */
export function mayShow(address: string): boolean {
  return /^\/api\/files\/(?:[\w-]+\/)*[\w-]+(?:\.\w+)?$/.test(address);
}

/** The help lines of Brazil, that a phone calls with one tap: nothing that costs money, or that somebody else answers. */
export function mayCall(address: string): boolean {
  return /^tel:(?:100|180|181|188|190|192|193)$/.test(address);
}

export function isForeign(address: string): boolean {
  return /^https?:/i.test(address);
}

/** An address below /api/ does something when it is opened, however it is written; the language's name leads there too. */
function isPage(address: string): boolean {
  const spelling = oneSpelling(address);
  return spelling !== undefined && !/^(?:\/pt-br)*\/+(?:api|__|_next)(?![\w-])/i.test(spelling);
}
