import { purposeOf } from '@/lib/files/rules';
import { refuse } from '@/lib/platform/archive/refusal';
import { decoded } from '@/lib/platform/csv/decode';
import type { Tx } from '@/lib/platform/db/client';
import { pictureFacts } from '@/lib/platform/storage/picture-facts';
import { blocksOf } from '../rules/gift/blocks';
import { readGift } from '../rules/gift/read-gift';
import type { Imported } from '../rules/imported';
import { refuseItem } from '../rules/imported';
import { packageItemsMax, questionsMax, questionTextBytesMax } from '../rules/kinds';
import { readItem } from '../rules/qti/read-item';
import { imagesOf } from '../rules/qti/write-package';
import { type PackagePicture, type ReadQuestions, readQuestionPackage } from './read-package';

/** The questions of a file as they would come in here: its pictures looked at, its skills looked up, nothing written. */
export async function readQuestionFile(db: Pick<Tx, 'skill'>, file: Uint8Array): Promise<ReadQuestions> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const read = isZip(bytes) ? await readQuestionPackage(bytes) : readText(bytes);
  if (read.items.length === 0) refuse('questions-none');
  const wrong = await wrongPictures(read);
  const skills = await unknownSkills(db, read.items);
  const addresses = new Set(read.pictures.map(({ address }) => address));
  const items = read.items.map((item) => withoutSkill(judged(item, { wrong, addresses }), skills));
  if (items.filter(({ question }) => question).length > questionsMax)
    refuse('questions-too-many', { maximum: questionsMax });
  return { ...read, items };
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));

function readText(bytes: Buffer): ReadQuestions {
  if (bytes.length > questionTextBytesMax) {
    refuse('questions-too-large', { maximum: questionTextBytesMax / 1024 / 1024 });
  }
  const { text } = decoded(bytes);
  if (text.includes('\0')) refuse('questions-format');
  if (!/^\ufeff?\s*</.test(text)) {
    if (blocksOf(text).length > packageItemsMax) refuse('questions-too-many', { maximum: packageItemsMax });
    return { format: 'gift', items: readGift(text), pictures: [] };
  }
  const image = (source: string, line: number) => refuseItem('image-missing', { name: source.slice(0, 120) }, line);
  return { format: 'qti', items: [readItem(text.replace(/^\ufeff/, ''), { entry: null }, { image })], pictures: [] };
}

const formats: readonly string[] = ['png', 'jpeg', 'webp'];

/** Pictures that are none of ours by what they hold, by address. */
async function wrongPictures({ pictures }: ReadQuestions): Promise<ReadonlyMap<string, PackagePicture>> {
  const wrong = new Map<string, PackagePicture>();
  for (const picture of pictures) {
    const bytes = await picture.bytes();
    const facts = bytes.length > purposeOf('content-image').bytesMax ? null : await pictureFacts(bytes);
    if (!(facts && formats.includes(facts.format))) wrong.set(picture.address, picture);
  }
  return wrong;
}

type Pictures = { wrong: ReadonlyMap<string, PackagePicture>; addresses: ReadonlySet<string> };

function judged(item: Imported, { wrong, addresses }: Pictures): Imported {
  if (!item.question) return item;
  const { question, notes: _, ...place } = item;
  const named = imagesOf(question);
  const bad = named.flatMap((address) => wrong.get(address) ?? [])[0];
  if (bad) return { ...place, notes: [], question: null, refusal: { code: 'image-kind', values: { name: bad.path } } };
  // An address of another installation, or of a picture that somebody else stored here, is no picture of this file.
  const strange = named.find((address) => !addresses.has(address));
  if (!strange) return item;
  return { ...place, notes: [], question: null, refusal: { code: 'image-missing', values: { name: strange } } };
}

async function unknownSkills(db: Pick<Tx, 'skill'>, items: readonly Imported[]): Promise<ReadonlySet<string>> {
  const named = [...new Set(items.flatMap(({ question }) => question?.skillCode ?? []))];
  const known = await db.skill.findMany({ where: { code: { in: named } }, select: { code: true } });
  const codes = new Set(known.map(({ code }) => code));
  return new Set(named.filter((code) => !codes.has(code)));
}

function withoutSkill(item: Imported, unknown: ReadonlySet<string>): Imported {
  const { question } = item;
  if (!question?.skillCode || !unknown.has(question.skillCode)) return item;
  const notes = [...item.notes, { code: 'skill-dropped' as const, values: { code: question.skillCode } }];
  return { ...item, notes, question: { ...question, skillCode: null } };
}
