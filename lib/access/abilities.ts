import { type Tipo, tipos } from './actor';

/** A verb, and which tipo may ever do it. Whose rows it reaches is the domain's reach.ts. */
export type Ability = {
  readonly name: string;
  readonly tipos: readonly Tipo[];
  /** Open to whose school is missing: the own account, and the way out. */
  readonly withoutSchool: boolean;
};

/** Which tipos; in the second shape also those of them whose school is missing. */
type Who = readonly Tipo[] | { readonly alsoWithoutSchool: readonly Tipo[] };

/** A domain's verbs, each by its name: `may: abilities['course:update']`. No import of the server's stands beside them. */
export function abilitiesOf<const Table extends Readonly<Record<string, Who>>>(table: Table) {
  const named = Object.entries(table).map(([name, who]) => {
    const withoutSchool = 'alsoWithoutSchool' in who;
    return [name, { name, tipos: withoutSchool ? who.alsoWithoutSchool : who, withoutSchool }];
  });
  return Object.fromEntries(named) as { readonly [Name in keyof Table]: Ability };
}

/** The kernel's own: both carry what is judged one by one. */
export const abilities = abilitiesOf({
  'live:listen': { alsoWithoutSchool: tipos },
  'outbox:send': { alsoWithoutSchool: tipos },
});
