import { Client } from 'pg';
import { bulkWriter } from '@/prisma/seed/load/bulk-writer';
import { type Random, randomOf } from '@/prisma/seed/load/random';

const sectionsPerSource = 5;
const wordsPerTitle = 5;
const wordsPerText = 90;

/** What stands in the world of the measurement: passages of a made-up language, and the words that are asked for. */
export const askedFor = {
  /** In about a fifth of all passages. */
  common: 'motor',
  /** In one of 250: a page of results at either size. */
  rare: 'giroscopio',
  several: 'motor sensor giroscopio',
  unfinished: 'giroscop',
  typo: 'girosocpio',
} as const;

const known = [askedFor.common, 'sensor', 'robô', 'laço', 'variável', 'lista'];
const syllables = ['ba', 'co', 'du', 'fe', 'gi', 'lo', 'ma', 'ne', 'pi', 'ra', 'so', 'tu', 've', 'xa', 'zi', 'quo'];

/** Passages until there are so many, in a committed transaction, with the vocabulary that publishing would have kept. */
export async function growTo(count: number, databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM passages');
    const missing = count - (rows[0]?.count ?? 0);
    await client.query('BEGIN');
    await bulkWriter(client).write('passages', madeUpPassages(missing, randomOf(count, 'search')));
    await client.query(vocabulary);
    await client.query('COMMIT');
    await client.query('VACUUM ANALYZE passages, passage_words');
  } finally {
    await client.end();
  }
}

const vocabulary = `INSERT INTO passage_words
  SELECT DISTINCT lower(unaccent(word)) FROM passages, regexp_split_to_table(title || ' ' || text, '[^[:alnum:]]+') word
   WHERE length(word) >= 4 ON CONFLICT DO NOTHING`;

/** A source has five, one after the other. */
export function* madeUpPassages(count: number, random: Random) {
  let [source_id, title] = ['', ''];
  for (let index = 0; index < count; index += 1) {
    const position = (index % sectionsPerSource) + 1;
    if (position === 1) [source_id, title] = [random.id(), madeUpSentence(random, wordsPerTitle)];
    const text = madeUpSentence(random, wordsPerText) + (random.below(250) === 0 ? ` ${askedFor.rare}` : '');
    const heading = madeUpSentence(random, 2);
    const address = `/knowledgebase/${source_id}`;
    const locale = random.below(5) === 0 ? 'en' : 'pt-BR';
    yield { id: random.id(), source: 'topic', source_id, position, locale, title, heading, text, address };
  }
}

export function madeUpSentence(random: Random, length: number): string {
  return Array.from({ length }, () => word(random)).join(' ');
}

/** As in a language: few words are said often, many seldom. */
function word(random: Random): string {
  if (random.below(66) === 0) return random.pick(known);
  const rank = Math.floor(1.7 ** random.below(20));
  return spelt(rank + random.below(rank));
}

function spelt(number: number): string {
  let left = number + syllables.length;
  let said = '';
  while (left > 0) {
    said += syllables[left % syllables.length];
    left = Math.floor(left / syllables.length);
  }
  return said;
}
