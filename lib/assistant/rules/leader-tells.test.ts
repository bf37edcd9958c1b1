import { describe, expect, it } from 'vitest';
import { askedFor } from './guide-asked';
import { isForTheLeader, isHelpful, tells } from './leader-tells';

const sides = { notes: 0.7, told: 0.5, quoted: 0.5, known: 1, isAnswered: true };
const why = askedFor('por que a roda travou com a cola?');
const what = askedFor('o que é um eixo?');

describe('what only the notes tell', () => {
  it.each([
    'pq a roda trava',
    'a roda tá presa e não gira',
    'o que acontece se eu tiro o giro',
    'the robot leaves the grid when we repeat, help',
  ])('is for the leader to tell where the notes are ahead: %s', (question) => {
    expect(isForTheLeader(askedFor(question), sides)).toBe(true);
    expect(isForTheLeader(askedFor(question), { ...sides, told: 0.8, quoted: 0.8 })).toBe(false);
  });

  it('is, too, where what would be quoted is far behind the notes', () => {
    expect(isForTheLeader(why, { ...sides, told: 0.75, quoted: 0.4 })).toBe(true);
    expect(isForTheLeader(why, { ...sides, told: 0.75, quoted: 0.6 })).toBe(false);
  });

  it('is of no other question that is answered, and of one that is not only where the notes come close', () => {
    expect(isForTheLeader(what, sides)).toBe(false);
    expect(isForTheLeader(what, { ...sides, isAnswered: false })).toBe(true);
    expect(isForTheLeader(what, { ...sides, notes: 0.55, isAnswered: false })).toBe(false);
  });

  it('is not told of where the notes say little, or the question has words that nobody knows', () => {
    expect(isForTheLeader(why, { ...sides, notes: 0.3, told: 0.1, quoted: 0 })).toBe(false);
    expect(isForTheLeader(why, { ...sides, known: 0.5 })).toBe(false);
  });

  it('leaves room for a quotation that is sure and close', () => {
    expect(isHelpful({ ...sides, quoted: 0.65 })).toBe(true);
    expect(isHelpful({ ...sides, quoted: 0.55 })).toBe(false);
    expect(isHelpful({ ...sides, quoted: 0.65, isAnswered: false })).toBe(false);
  });

  it('is compared with what tells something', () => {
    const at = (address: string) => ({ address, title: '', heading: '', text: '', score: 0, fit: 0, position: 1 });
    const passage = (address: string) => ({ ...at(address), isNear: true, locale: 'pt-BR' as const });
    expect(tells(passage('/lesson/A/M/1/X#steps'), why)).toBe(true);
    for (const part of ['', '#questions', '#materials']) {
      expect(tells(passage(`/lesson/A/M/1/X${part}`), why), part).toBe(false);
    }
    expect(tells(passage('/lesson/A/M/1/X#materials'), askedFor('que material eu levo?'))).toBe(true);
  });
});
