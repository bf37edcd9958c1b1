import type { Domain } from './domains';

export type Names = ReturnType<typeof namesOf>;

/** Every name that follows from `<domain> <verb-noun>`. */
export function namesOf(domain: string, verbNoun: string, { model, resource, rows, target, needs }: Domain) {
  const words = verbNoun.split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return {
    domain,
    verbNoun,
    pascal,
    camel,
    op: `${camel}Op`,
    ability: `${words.slice(1).join('-')}:${words[0]}`,
    path: `/${resource}/${camel}`,
    sentence: `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}`,
    model,
    reach: `${model}Reach`,
    resource,
    rows,
    target,
    needs,
  };
}
