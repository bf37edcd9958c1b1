import type { AskedFor } from './guide-asked';
import type { FoundPassage } from './guide-candidates';
import { isAim, isMaterials, sectionWorth } from './guide-sections';

/** How close three things come to a question (`closeness` of passages). */
export type Compared = {
  /** What who leads the lesson is told beside it, which no pupil reads. */
  readonly notes: number;
  /** The closest that a pupil may read and that tells something. */
  readonly told: number;
  /** What would be quoted, without any 0. */
  readonly quoted: number;
  /** How much of the question the library knows. */
  readonly known: number;
  /** What would be quoted is sure, and tells something. */
  readonly isAnswered: boolean;
};

/** Notes that come less close may well be about something else; who only names a thing says less of what is meant. */
const notesMin = { wondered: 0.36, other: 0.6 };
/** A question with words that the material never says is about something else. */
const knownMin = 0.9;
/** What would be quoted says so much less than the notes that it is about something else. */
const farBehind = 0.24;
/** A quotation that comes so close helps, whatever else there is to be told. */
const helpfulMin = 0.6;

/** Who wants to know why, what would happen if, or what is wrong. */
const wondering =
  /\b(?:se eu|e se|o?q(?:ue)? (?:acontece|muda)|what (?:happens?|changes?|if)|if (?:i|we)|(?:ta|esta|tao|estao) \w+ndo|help|when (?:i|we|he|she) \w+)\b/;

/** Whether the leader of the lesson is to be asked: what leads to an answer stands in the notes, and no pupil is told it. */
export function isForTheLeader(
  { wanted, plain }: Pick<AskedFor, 'wanted' | 'plain'>,
  { notes, told, quoted, known, isAnswered }: Compared,
): boolean {
  const isWondered = wanted === 'reason' || wanted === 'cause' || (wanted === 'other' && wondering.test(plain));
  if (notes < notesMin[isWondered ? 'wondered' : 'other'] || known < knownMin) return false;
  if (isAnswered && !isWondered) return false;
  return notes > told || (isWondered && notes - quoted > farBehind);
}

/** Whether it is quoted beside that. */
export function isHelpful({ quoted, isAnswered }: Compared): boolean {
  return isAnswered && quoted >= helpfulMin;
}

/** What a lesson is for, what it needs and what it asks tell nothing, but to who asks for that. */
export function tells(passage: FoundPassage, asked: Pick<AskedFor, 'wanted' | 'plain'>): boolean {
  if (/#questions\b/.test(passage.address)) return false;
  return !(isAim(passage) || isMaterials(passage)) || sectionWorth(passage, asked) === 0;
}
