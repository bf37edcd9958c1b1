import type { Tipo } from './actor';

/** A verb, and which tipo may ever do it. Whose rows it reaches is the domain's reach.ts. */
export type Ability = {
  readonly name: string;
  readonly tipos: readonly Tipo[];
  /** Open to whose school is missing: the own account, and the way out. */
  readonly withoutSchool: boolean;
};

type Options<Table> = { withoutSchool?: readonly (keyof Table & string)[] };

/** A domain's verbs, each by its name: `may: abilities['course:update']`. No import of the server's stands beside them. */
export function abilitiesOf<const Table extends Readonly<Record<string, readonly Tipo[]>>>(
  table: Table,
  { withoutSchool = [] }: Options<Table> = {},
) {
  const open: readonly string[] = withoutSchool;
  const named = Object.entries(table).map(([name, tipos]) => [
    name,
    { name, tipos, withoutSchool: open.includes(name) },
  ]);
  return Object.fromEntries(named) as { readonly [Name in keyof Table]: Ability };
}

/** The kernel's own: both carry what is judged one by one. */
export const abilities = abilitiesOf(
  {
    'live:listen': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
    'outbox:send': ['aluno', 'instrutor', 'escola', 'assessoria', 'admin', 'somosselfieadmin', 'somosselfieproduto'],
  },
  { withoutSchool: ['live:listen', 'outbox:send'] },
);
