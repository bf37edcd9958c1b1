import type { Tipo } from './actor';

/** A verb, and which tipo may ever do it. Whose rows it reaches is the domain's reach.ts. */
export type Ability = { readonly name: string; readonly tipos: readonly Tipo[] };

/** A domain's verbs, each by its name: `may: abilities['course:update']`. No import of the server's stands beside them. */
export function abilitiesOf<const Table extends Readonly<Record<string, readonly Tipo[]>>>(table: Table) {
  const named = Object.entries(table).map(([name, tipos]) => [name, { name, tipos }]);
  return Object.fromEntries(named) as { readonly [Name in keyof Table]: Ability };
}

/** The kernel's own. */
export const abilities = abilitiesOf({
  'live:listen': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  'outbox:send': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
});
