const people = new Set(['kin', 'friend', 'staff']);
const made = new Set(['thing', 'lesson', 'frame']);
const selfBegins = /^(?:sou|so|e|eh|its|it's|thats|that's|is|eu|foi|fui)$/;
const selfEnds = /^(?:eu|me|mim|meu|minha|mine|mesmo|mesma)$/;

/** Whom or what a sentence claims for who writes, wherever in it: "my sister", "my name", "my robot", "that is me". */
export function claimsOf(
  words: readonly { readonly plain: string }[],
  about: readonly (readonly string[])[],
): Set<string> {
  const claims = new Set<string>();
  for (const [at, some] of about.entries()) {
    const owned = some.includes('my') ? [about[at + 1], about[at + 2]].flatMap((next) => next ?? []) : [];
    for (const claim of owned.flatMap(claimOf)) claims.add(claim);
    if (selfEnds.test(words[at]?.plain ?? '') && selfBegins.test(words[at - 1]?.plain ?? '')) claims.add('self');
  }
  return claims;
}

function claimOf(one: string): string[] {
  if (people.has(one)) return ['mykin'];
  if (made.has(one)) return ['mything'];
  return one === 'called' ? ['myname'] : [];
}
