import { leansOnTheOneBefore } from './guide-leaning';
import type { Rated } from './guide-rating';
import { wordCount } from './guide-units';

/** `few`: so few words are no answer where they do not say what was asked. */
type Room = {
  readonly units: number;
  readonly words: number;
  readonly few?: number;
  /** What answers stands first: what is said before it is left out, unless it leans on that. */
  readonly begins?: boolean;
  /** Each of the things that are asked about is to be told of. */
  readonly covers?: boolean;
  /** An example is shown, and not what there is to do with it. */
  readonly isExample?: boolean;
  /** Of a task each step sets something of its own, ... */
  readonly ofATask?: boolean;
  /** ... and who asks for no task is told of one of them at most. */
  readonly stepsAlone?: boolean;
};

/** A section of so many words is read as a whole: who leaves a part out leaves out what was asked for, sooner or later. */
const wholeWordsMax = 60;
/** So is a paragraph, a list or a table of so many. */
const partMax = 7;
/** What follows the best of a longer one is read with it; other pieces must answer nearly as well. */
const following = { sentence: 2, item: 3, step: 7, row: 3, code: 1 } as const;
const nearlyAsWell = 0.75;
const leadsMax = 2;
/** So few words rarely say enough. */
const shortMax = 5;
/** From here on a row says what was asked; else the whole table may. */
const saidEnough = 0.4;
/** It must say so much more than the next one to stand for the table. */
const clearly = 0.15;
const clearlyOfATask = 0.3;
const unitsMin = 3;
const fewUsually = 25;

/**
 * The best unit with what belongs to it, then other good ones: as much as there is room for, in the order of the text. A
 * short section is read whole, a list or a paragraph too if there is room, and else from its best piece on without a hole.
 */
export function chosen(units: readonly Rated[], room: Room): Rated[] {
  const taken = quoted(units, room);
  if (!room.begins) return taken;
  const best = bestOf(taken);
  if (!best?.isAbout || withLead(best, units).length > 1) return taken;
  return taken.filter(({ place }) => place >= best.place);
}

function bestOf(units: readonly Rated[]): Rated | undefined {
  return units.toSorted((one, other) => other.fit - one.fit || one.place - other.place)[0];
}

function quoted(units: readonly Rated[], room: Room): Rated[] {
  const usable = units.filter(({ fit }) => fit > Number.NEGATIVE_INFINITY);
  const byFit = usable.toSorted((one, other) => other.fit - one.fit || one.place - other.place);
  const best = byFit.find((one) => wordsOf(one) <= room.words);
  if (!best) return [];
  const isAlone = room.units === 1 || (room.isExample && best.unit.kind === 'code') || saysItAlone(best, usable, room);
  if (!isAlone && wordsIn(usable) <= Math.min(wholeWordsMax, room.words))
    return usable.filter((one) => one === best || !one.isAside);
  const quotation = new Quotation(units, room);
  quotation.take(withLead(best, units));
  if (!isAlone) quotation.takeBelonging(best);
  if (room.covers) quotation.takeCovering(best, byFit);
  if (!(isAlone && room.isExample)) quotation.takeOthers(best, byFit);
  if (!isAlone) quotation.takeBeside(best);
  return quotation.inOrder();
}

/** What is taken of a passage's units, while there is room. */
class Quotation {
  readonly #units: readonly Rated[];
  readonly #usable: readonly Rated[];
  readonly #room: Room;
  readonly #taken = new Set<Rated>();
  #left: number;
  #hasCode = false;

  constructor(units: readonly Rated[], room: Room) {
    this.#units = units;
    this.#usable = units.filter(({ fit }) => fit > Number.NEGATIVE_INFINITY);
    this.#room = room;
    this.#left = room.words;
  }

  take(some: readonly Rated[], max = this.#room.units): void {
    for (const one of some) {
      if (this.#taken.has(one) || this.#taken.size >= max || wordsOf(one) > this.#left) continue;
      // One program is enough to read.
      if (one.unit.kind === 'code' && this.#hasCode) continue;
      // What happens in the room is quoted for itself alone.
      if (one.isAside && this.#taken.size > 0) continue;
      this.#taken.add(one);
      this.#hasCode ||= one.unit.kind === 'code';
      this.#left -= wordsOf(one);
    }
  }

  /** Its paragraph or list, whole or from it on. */
  takeBelonging(best: Rated): void {
    // What leads to a list says nothing without it.
    const led = isLead(best) ? this.#usable.find(({ place }) => place === best.place + 1) : undefined;
    if (led) this.#takePart(partOf(led, this.#usable));
    if (this.#room.stepsAlone && best.unit.kind === 'step') return;
    const part = partOf(best, this.#usable);
    if (isShort(part, this.#left + wordsOf(best))) this.#takePart(part);
    else this.take(onFrom(best, part));
  }

  /** What tells of the other thing. */
  takeCovering(best: Rated, byFit: readonly Rated[]): void {
    const said = new Set([...this.#taken].flatMap(({ names }) => names));
    for (const other of byFit) {
      if (best.names.length > 1 || other.names.every((name) => said.has(name))) continue;
      this.take(withLead(other, this.#units), this.#taken.size + leadsMax);
      for (const name of other.names) said.add(name);
    }
  }

  takeOthers(best: Rated, byFit: readonly Rated[]): void {
    for (const other of byFit) {
      if (other.own === 0 || other.fit < best.fit * nearlyAsWell || this.#taken.has(other)) continue;
      const part = partOf(other, this.#usable);
      if (standsAlone(other)) this.take(withLead(other, this.#units));
      else if (this.#room.stepsAlone && other.unit.kind === 'step') this.take([other]);
      else if (this.#taken.size < this.#room.units && isShort(part, this.#left)) this.#takePart(part);
    }
  }

  /** Few words that were found by their meaning are no answer: what stands beside them may be. */
  takeBeside(best: Rated): void {
    if (this.#room.stepsAlone && best.unit.kind === 'step') return;
    if (best.own >= saidEnough || wordsIn([...this.#taken]) >= (this.#room.few ?? fewUsually)) return;
    for (const one of around(best, this.#usable)) {
      if (this.#taken.size >= unitsMin) return;
      const part = partOf(one, this.#usable);
      if (standsAlone(one)) this.take([one]);
      else if (isShort(part, this.#left)) this.#takePart(part);
    }
  }

  inOrder(): Rated[] {
    const all = [...this.#taken].sort((one, other) => one.place - other.place);
    const leadsOn = (one: Rated, index: number) => isLead(one) && all[index + 1]?.place !== one.place + 1;
    return all.filter((one, index) => all.length === 1 || !leadsOn(one, index));
  }

  /** The whole of it may be more than there is room for otherwise. */
  #takePart(part: readonly Rated[]): void {
    const led = part.slice(0, 1).flatMap((first) => withLead(first, this.#units));
    this.take([...part, ...led], this.#taken.size + partMax + leadsMax);
  }
}

/** What stands before and behind, the nearest first. */
function around(one: Rated, units: readonly Rated[]): Rated[] {
  const far = ({ place }: Rated) => Math.abs(place - one.place);
  return units.toSorted((first, second) => far(first) - far(second) || second.place - first.place);
}

function partOf(one: Rated, units: readonly Rated[]): Rated[] {
  return units.filter(({ unit }) => unit.part === one.unit.part);
}

function onFrom(one: Rated, units: readonly Rated[]): Rated[] {
  return units.filter(({ place }) => place > one.place && place <= one.place + following[one.unit.kind]);
}

/** Of a table the row that says what was asked, and of a task the step that says clearly more of it than all others. */
function saysItAlone(best: Rated, units: readonly Rated[], { covers, ofATask }: Room): boolean {
  const { kind } = best.unit;
  if (kind === 'row') return !covers && isClear(best, units, clearly);
  return Boolean(ofATask) && kind === 'step' && isClear(best, units, clearlyOfATask);
}

function isClear(best: Rated, units: readonly Rated[], by: number): boolean {
  const others = units.filter((one) => one !== best && one.unit.kind === best.unit.kind).map(({ own }) => own);
  return others.length > 0 && best.own >= saidEnough && best.own - Math.max(0, ...others) >= by;
}

function standsAlone({ unit: { kind } }: Rated): boolean {
  return kind === 'sentence' || kind === 'code';
}

/** Whether a paragraph, a list or a table is short enough to be read whole. */
function isShort(part: readonly Rated[], words: number): boolean {
  return part.length <= partMax && wordsIn(part) <= words;
}

function isLead({ unit: { kind, text } }: Rated): boolean {
  return kind === 'sentence' && text.endsWith(':');
}

/** A sentence that leans on the one before says little without it, and neither does a list without what leads to it. */
function withLead(one: Rated, units: readonly Rated[]): Rated[] {
  const led = [one];
  for (let first = one; led.length <= leadsMax; ) {
    const before = units[first.place - 1];
    if (before?.unit.kind !== 'sentence') break;
    const leans = first.unit.kind === 'sentence' ? leansOn(first, before, first === one) : isLead(before);
    if (!leans) break;
    led.push(before);
    first = before;
  }
  return led;
}

/** So does a short one of the same paragraph: "Digite 3.5, não 3,5." */
function leansOn({ unit }: Rated, before: Rated, isBest: boolean): boolean {
  return (
    leansOnTheOneBefore(unit.text) ||
    (isBest &&
      !unit.text.endsWith(':') &&
      unit.part === before.unit.part &&
      !before.isAside &&
      wordCount(unit.text) <= shortMax)
  );
}

export function wordsIn(units: readonly Rated[]): number {
  return units.reduce((sum, one) => sum + wordsOf(one), 0);
}

/** Code is read as a whole, and counts as little. */
function wordsOf({ unit: { kind, text } }: Rated): number {
  return kind === 'code' ? 0 : wordCount(text);
}
