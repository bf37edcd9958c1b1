import { GET } from '@/app/api/Alunos/route';
import { env } from '@/lib/platform/env/env';
import { signedIn } from '@/tests/support/world';
import { type Crowd, crowd, rareName } from './student-crowd';

export type ListCost = {
  readonly name: string;
  readonly isSearch: boolean;
  readonly many: number;
  readonly few: number;
};

const few = 1000;
const many = 100_000;
const rounds = 30;

/** What a secretary does with the list, as its address asks for it. */
export function asked({ classId }: Crowd): Readonly<Record<string, string>> {
  return {
    'first page': '',
    'last names first': 'sort=-name',
    'by number': 'sort=registrationNumber',
    'a year': 'anoEducacaoBasica=EF7',
    'a year by number': 'anoEducacaoBasica=EM1&sort=registrationNumber',
    'a class': `classId=${classId}`,
    inactive: 'status=inactive',
    'inactive of a year': 'status=inactive&anoEducacaoBasica=EF3',
    everybody: 'status=all',
    'common name': 'search=ana',
    'two names': 'search=ana+souza',
    'rare name': `search=${rareName}`,
    'two letters': 'search=za',
  };
}

/** The list of a school of a hundred thousand, against that of a school of one thousand in the same database. */
export async function measureStudentList(): Promise<ListCost[]> {
  const small = await crowd(few, String(env().DATABASE_URL));
  const large = await crowd(many, String(env().DATABASE_URL));
  const [ofSmall, ofLarge] = [await lister(small), await lister(large)];
  const [inSmall, inLarge] = [asked(small), asked(large)];
  const costs: ListCost[] = [];
  for (const name of Object.keys(inLarge)) {
    // Turn about: whatever else the machine does meets both.
    const spent: [number[], number[]] = [[], []];
    for (let round = -5; round < rounds; round += 1) {
      const [few, many] = [
        await millisecondsOf(() => ofSmall(inSmall[name])),
        await millisecondsOf(() => ofLarge(inLarge[name])),
      ];
      if (round < 0) continue;
      spent[0].push(few);
      spent[1].push(many);
    }
    costs.push({
      name,
      isSearch: Boolean(inLarge[name]?.startsWith('search')),
      few: Math.min(...spent[0]),
      many: Math.min(...spent[1]),
    });
  }
  return costs;
}

async function lister({ schoolId }: Crowd) {
  const { bearer } = await signedIn('escola', schoolId);
  return async (query = '') => {
    const request = new Request(`${env().PUBLIC_URL}/api/Alunos?${query}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    const answer = await GET(request, { params: Promise.resolve({}) });
    const { total } = (await answer.json()) as { total: number };
    // A list of nobody would be the fastest.
    if (!(total > 0)) throw new Error(`${query} found nobody: ${answer.status}`);
  };
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
