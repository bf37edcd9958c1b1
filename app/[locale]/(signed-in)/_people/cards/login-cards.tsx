import { askedBy } from '@/components/people/cards/asked';
import { CardsScreen } from '@/components/people/cards/cards-screen';
import { TooMany } from '@/components/people/cards/too-many';
import { WhoseCards } from '@/components/people/cards/whose-cards';
import type { SearchParams } from '@/components/ui/table-address';
import type { Actor } from '@/lib/access/actor';
import { orNotFound } from '@/lib/access/or-not-found';
import type { PeopleArea } from '@/lib/access/people-area';
import { classChoices } from '@/lib/classes/queries';
import { sheet } from '@/lib/login-cards/queries';
import { cardsMax } from '@/lib/login-cards/rules/limits';

type Props = { area: PeopleArea; actor: Actor; params: SearchParams };

export async function LoginCards({ area, actor, params }: Props) {
  const asked = askedBy(params);
  if (asked && asked.studentIds.length > cardsMax) return <TooMany count={asked.studentIds.length} />;
  if (asked) return <CardsScreen asked={asked} found={await orNotFound(sheet(actor, asked))} />;
  // The classes of every school are too many to choose from: they are found where they are listed.
  return <WhoseCards area={area} classes={area === 'adm' ? [] : await classChoices(actor, {})} />;
}
