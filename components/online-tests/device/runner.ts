import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import { lineBackEvent } from '@/lib/platform/browser/cut-line';
import { deviceNow } from '@/lib/platform/browser/device-clock';
import { waitMs } from '@/lib/platform/outbox/wait';
import { changeAttempt, keepAnswer, keptAnswers, keptAttempt, settleAnswers } from './database';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { drainAttempt, type Heard } from './lane';
import type { Running } from './running';
import { askStanding, isFinal, sendAnswers } from './send';
import { joinedAttempt, newFacts } from './standing';
import { Typing, type Writing } from './typing';
import { joined, latestOf, nextBatch, nextSeq } from './waiting';

/** A whole class asks at this pace, each at a moment of its own. */
const standingEveryMs = 20_000;

/** One attempt on one page: what is given is kept first, then sent, in whatever order lines and tabs allow. */
export class AttemptRunner {
  private running: Running;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private isBusy = false;
  private isWanted = false;
  private hiddenAt: number | undefined;
  /** Numbers of what no database has numbered yet. */
  private unkept = -1_000_000;
  private listening = new AbortController();
  private channel: BroadcastChannel | undefined;
  private readonly lane = {
    read: () => this.running,
    readAgain: () => this.readAgain(),
    settle: (heard: Heard) => this.settle(heard),
  };
  private readonly typing = new Typing(({ questionId, value }) => {
    if (latestOf(this.running.answers).get(questionId)?.value !== value) void this.choose(questionId, value);
  });

  constructor(
    attempt: KeptAttempt,
    answers: readonly KeptAnswer[],
    private readonly show: (running: Running) => void,
  ) {
    this.running = { attempt, answers, isSending: false, isCut: false, isUnkept: false, isGone: false };
  }

  start(): void {
    this.channel = new BroadcastChannel(`test:${this.running.attempt.attemptId}`);
    this.channel.onmessage = () => void this.readAgain();
    const { listening } = this;
    for (const name of ['online', lineBackEvent]) addEventListener(name, () => this.kick(), listening);
    addEventListener('pagehide', () => this.sendAtOnce(), listening);
    addEventListener('beforeunload', (event) => this.mayLeave() || event.preventDefault(), listening);
    document.addEventListener('visibilitychange', () => this.pageSeen(), listening);
    this.askSoon();
    this.kick();
  }

  stop(): void {
    this.typing.rest();
    clearTimeout(this.timer);
    clearTimeout(this.asking);
    this.channel?.close();
    this.channel = undefined;
    this.listening.abort();
    this.listening = new AbortController();
  }

  /** The server's clock, as far as this device knows it. */
  now(): number {
    return deviceNow() + this.running.attempt.offsetMs;
  }

  async choose(questionId: string, value: AnswerValue): Promise<void> {
    const { attempt } = this.running;
    if (attempt.ending || attempt.standing?.state === 'concluded') return;
    this.typing.overtake(questionId);
    this.unkept -= 1;
    const answer = { attemptId: attempt.attemptId, questionId, seq: this.seqNow(), value, state: 'here' as const };
    const shown: KeptAnswer = { ...answer, n: this.unkept };
    // On screen at once: a finger that sees nothing happen taps again.
    this.set({ answers: [...this.running.answers, shown] });
    try {
      await this.numbered(shown, await keepAnswer(answer));
      this.channel?.postMessage('given');
    } catch {
      this.set({ isUnkept: true });
    }
    this.kick();
  }

  /** A field that is left gives what was not given yet, and writes over nothing that another tab gave meanwhile. */
  write(questionId: string, value: AnswerValue, writing: Writing): void {
    if (writing === 'goes on') this.typing.key({ questionId, value });
    else this.typing.rest();
  }

  /** Kept, it has the database's number. What was sent meanwhile may have been answered for already. */
  private async numbered(shown: KeptAnswer, kept: KeptAnswer): Promise<void> {
    const isDatedAnew = kept.seq !== shown.seq;
    const numberedOf = (answer: KeptAnswer) => (isDatedAnew ? kept : { ...answer, n: kept.n });
    this.set({ answers: this.running.answers.map((answer) => (answer.n === shown.n ? numberedOf(answer) : answer)) });
    // Another tab gave something of which this one has not heard.
    if (isDatedAnew) return this.readAgain();
    const told = this.running.answers.filter(({ n, state }) => n === kept.n && state !== 'here');
    if (told.length > 0) await settleAnswers(told);
  }

  /** Where the pupil stands and what is marked: no more than this device need know. */
  change(facts: Partial<Pick<KeptAttempt, 'position' | 'marked'>>): void {
    this.typing.rest();
    void this.keep(facts);
  }

  end(byTime: boolean): void {
    const { ending, standing, deadline, begun } = this.running.attempt;
    if (ending || standing?.state === 'concluded') return;
    this.typing.rest();
    const limit = deadline - begun.begunAt;
    const asked = { seq: byTime ? limit : Math.min(this.seqNow(), limit), byTime };
    void this.keep({ ending: asked }).then(() => this.channel?.postMessage('ended'));
    this.kick();
  }

  /** After a time of no line nobody waits for the next try. */
  kick(): void {
    clearTimeout(this.timer);
    this.isWanted = true;
    if (!this.isBusy) void this.run();
  }

  private async run(): Promise<void> {
    this.isBusy = true;
    while (this.isWanted) {
      this.isWanted = false;
      await this.once();
    }
    this.isBusy = false;
  }

  private async once(): Promise<void> {
    this.set({ isSending: true });
    try {
      await drainAttempt(this.lane);
      this.tries = 0;
      this.set({ isSending: false, isCut: false });
    } catch (error) {
      if (isFinal(error)) return this.set({ isSending: false, isGone: true });
      this.tries += 1;
      this.set({ isSending: false, isCut: true });
      this.timer = setTimeout(() => this.kick(), waitMs(this.tries));
    }
  }

  private async settle(heard: Heard, isOfEnding = true): Promise<void> {
    const { answers } = heard;
    // Told again where the disk does not take it: the server has it, and says the same once more.
    await settleAnswers(answers).catch(() => undefined);
    const byN = new Map(answers.map((answer) => [answer.n, answer]));
    this.set({ answers: this.running.answers.map((answer) => byN.get(answer.n) ?? answer) });
    // Another tab reads the disk when it is told.
    await this.keep(newFacts(this.running.attempt.standing, heard, isOfEnding));
    this.channel?.postMessage('settled');
  }

  /** Something was done to the tests of the class: more time, an end, a reset. */
  askNow(): void {
    clearTimeout(this.asking);
    void this.ask();
  }

  private askSoon(): void {
    clearTimeout(this.asking);
    if (!this.channel) return;
    this.asking = setTimeout(() => void this.ask(), standingEveryMs * (0.75 + Math.random() / 2));
  }

  /** A tab that was closed may have left something on the disk. */
  private async ask(): Promise<void> {
    try {
      await this.readAgain();
      const { attempt, answers } = this.running;
      const standing = await askStanding(attempt, answers.filter(({ state }) => state === 'here').length);
      if (!this.channel) return;
      await this.settle({ answers: [], standing }, false);
      if (this.running.isCut || nextBatch(answers).length > 0) this.kick();
    } catch (error) {
      if (isFinal(error)) return this.set({ isGone: true });
      this.set({ isCut: true });
    }
    if (this.running.attempt.standing?.state !== 'concluded') this.askSoon();
  }

  private pageSeen(): void {
    if (document.visibilityState === 'hidden') {
      this.hiddenAt = deviceNow();
      this.sendAtOnce();
      return;
    }
    const { leaves, awayMs, ending } = this.running.attempt;
    if (this.hiddenAt !== undefined && !ending) {
      void this.keep({ leaves: leaves + 1, awayMs: awayMs + deviceNow() - this.hiddenAt });
    }
    this.hiddenAt = undefined;
    void this.readAgain().then(() => this.kick());
  }

  /** The page may be gone in a moment: what waits is sent by a request that outlives it, and settled by the next page. */
  private sendAtOnce(): void {
    this.typing.rest();
    const { attempt, answers } = this.running;
    const batch = nextBatch(answers);
    if (batch.length > 0) void sendAnswers(attempt, batch, true).catch(() => undefined);
  }

  /** What is typed has a moment more than at `pagehide`. Where nothing is kept, it is lost with the page: the browser asks. */
  private mayLeave(): boolean {
    this.typing.rest();
    return !this.running.isUnkept || nextBatch(this.running.answers).length === 0;
  }

  private seqNow(): number {
    const { attempt, answers } = this.running;
    return nextSeq({ begunAt: attempt.begun.begunAt, deadline: attempt.deadline, answers, now: this.now() });
  }

  /** Another tab of this test gave, ended or was told something. */
  private async readAgain(): Promise<void> {
    const { attemptId } = this.running.attempt;
    const [kept, told] = await Promise.all([keptAnswers(attemptId), keptAttempt(attemptId)]).catch(() => []);
    if (!kept) return;
    this.set({ answers: joined(this.running.answers, kept), attempt: joinedAttempt(this.running.attempt, told) });
  }

  private async keep(facts: Partial<KeptAttempt>): Promise<void> {
    const attempt = { ...this.running.attempt, ...facts };
    this.set({ attempt });
    await changeAttempt(attempt, facts).catch(() => this.set({ isUnkept: true }));
  }

  private set(facts: Partial<Running>): void {
    this.running = { ...this.running, ...facts };
    this.show(this.running);
  }
}
