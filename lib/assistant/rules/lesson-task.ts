import type { Unit } from './guide-units';
import { unitsOf } from './guide-units';
import type { GivenPassage } from './reader';
import type { WhatNow } from './what-now';

/** A passage of the open lesson, with its place among those that an answer may cite. */
export type Numbered = { readonly passage: GivenPassage; readonly number: number };
export type TaskQuote = { readonly number: number; readonly units: readonly Unit[] };

const beginUnits = 6;
const wordsMax = 110;

/** Of the open lesson, what answers somebody who asks what to do in it. Nothing where it does not say. */
export function taskQuotes(asked: WhatNow, lesson: readonly Numbered[]): TaskQuote[] {
  const of = (section: string) => lesson.filter(({ passage }) => isOf(passage, section));
  const activity = of('activity');
  if (asked.kind === 'about')
    return [
      ...quoted(
        lesson.filter(({ passage }) => !passage.address.includes('#')),
        2,
      ),
      ...quoted(activity, 3),
    ];
  if (asked.kind === 'begin') return [...quoted(of('materials'), 4), ...quoted(activity, beginUnits)];
  if (asked.kind === 'finished') return [...later(activity), ...questions(of('questions'))];
  const exact = [...numbered(activity, asked.number), ...numberedQuestion(of('questions'), asked.number)];
  return exact.length > 0 ? exact.slice(0, 1) : quoted(activity, beginUnits);
}

export function isOf({ address }: GivenPassage, section: string): boolean {
  const fragment = address.split('#')[1] ?? '';
  return fragment === section || fragment.startsWith(`${section}-`);
}

/** The first of what a section says, code left out: whoever begins reads first what is wanted. */
function quoted(passages: readonly Numbered[], max: number): TaskQuote[] {
  let [left, words] = [max, wordsMax];
  return passages.flatMap(({ passage, number }) => {
    const units = said(passage).filter((unit) => {
      const count = unit.text.split(/\s+/).length;
      if (left === 0 || count > words) return false;
      left -= 1;
      words -= count;
      return true;
    });
    return units.length > 0 ? [{ number, units }] : [];
  });
}

function said(passage: GivenPassage): Unit[] {
  return unitsOf({ ...passage, address: '#' }).filter(({ kind }) => kind !== 'code' && kind !== 'row');
}

function numbered(passages: readonly Numbered[], wanted: number | undefined): TaskQuote[] {
  return passages.flatMap(({ passage, number }) => {
    const unit = said(passage).find((one) => one.kind === 'step' && one.number === wanted);
    return unit ? [{ number, units: [unit] }] : [];
  });
}

/** The questions of a lesson, as steps whatever they end with. */
function askedIn({ text }: GivenPassage): Unit[] {
  return text.split('\n').flatMap((line) => {
    const [, at, question] = /^(\d{1,2})\. (.+)$/.exec(line) ?? [];
    return question ? [{ kind: 'step' as const, part: 0, text: question, number: Number(at) }] : [];
  });
}

function numberedQuestion(passages: readonly Numbered[], wanted: number | undefined): TaskQuote[] {
  return passages.flatMap(({ passage, number }) => {
    const unit = askedIn(passage).find((one) => one.number === wanted);
    return unit ? [{ number, units: [unit] }] : [];
  });
}

function questions(passages: readonly Numbered[]): TaskQuote[] {
  return passages.flatMap(({ passage, number }) => {
    const units = askedIn(passage).slice(0, 3);
    return units.length > 0 ? [{ number, units }] : [];
  });
}

/** What an activity says last is what there is to do for who is done with its first part. */
function later(passages: readonly Numbered[]): TaskQuote[] {
  return passages.slice(-1).flatMap(({ passage, number }) => {
    const all = said(passage);
    const from = all.findLastIndex(({ kind }) => kind === 'step' || kind === 'item');
    const first = all.findLastIndex(({ kind }, at) => at <= from && kind === 'sentence');
    const units = from < 0 ? all.slice(-2) : all.slice(Math.max(0, first), from + 1).slice(-4);
    return units.length > 0 ? [{ number, units }] : [];
  });
}
