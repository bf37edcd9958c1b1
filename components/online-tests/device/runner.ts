import type { AnswerValue } from '@/lib/online-tests/schemas/answers';
import { lineBackEvent } from '@/lib/platform/browser/cut-line';
import { waitMs } from '@/lib/platform/outbox/wait';
import { deviceNow, offsetFrom } from './clock';
import { changeAttempt, keepAnswer, keptAnswers, keptAttempt, settleAnswers } from './database';
import type { KeptAnswer, KeptAttempt } from './kept-attempt';
import { drainAttempt, type Heard } from './lane';
import type { Running } from './running';
import { askStanding, isFinal, sendAnswers } from './send';
import { joinedAttempt, standsOver } from './standing';
import { Typing } from './typing';
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
    const { signal } = this.listening;
    for (const name of ['online', lineBackEvent]) addEventListener(name, () => this.kick(), { signal });
    addEventListener('pagehide', () => this.sendAtOnce(), { signal });
    addEventListener('beforeunload', (event) => this.mayLeave() || event.preventDefault(), { signal });
    document.addEventListener('visibilitychange', () => this.pageSeen(), { signal });
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
      await this.numbered(shown.n, await keepAnswer(answer));
      this.channel?.postMessage('given');
    } catch {
      this.set({ isUnkept: true });
    }
    this.kick();
  }

  /** A letter of an answer that is being written. */
  type(questionId: string, value: AnswerValue): void {
    this.typing.key({ questionId, value });
  }

  /** Kept, it has the database's number. What was sent meanwhile may have been answered for already. */
  private async numbered(before: number, n: number): Promise<void> {
    const answers = this.running.answers.map((answer) => (answer.n === before ? { ...answer, n } : answer));
    this.set({ answers });
    const told = answers.filter((answer) => answer.n === n && answer.state !== 'here');
    if (told.length > 0) await settleAnswers(told);
  }

  /** Where the pupil stands and what is marked: no more than this device need know. */
  change(facts: Partial<Pick<KeptAttempt, 'position' | 'marked'>>): void {
    this.typing.rest();
    this.keep(facts);
  }

  end(byTime: boolean): void {
    const { ending, standing, deadline, begun } = this.running.attempt;
    if (ending || standing?.state === 'concluded') return;
    this.typing.rest();
    const limit = deadline - begun.begunAt;
    this.keep({ ending: { seq: byTime ? limit : Math.min(this.seqNow(), limit), byTime } });
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
      await drainAttempt({ read: () => this.running, settle: (heard) => this.settle(heard) });
      this.tries = 0;
      this.set({ isSending: false, isCut: false });
    } catch (error) {
      if (isFinal(error)) return this.set({ isSending: false, isGone: true });
      this.tries += 1;
      this.set({ isSending: false, isCut: true });
      this.timer = setTimeout(() => this.kick(), waitMs(this.tries));
    }
  }

  private async settle({ answers, now, deadline, standing }: Heard, isOfEnding = true): Promise<void> {
    // Told again where the disk does not take it: the server has it, and says the same once more.
    await settleAnswers(answers).catch(() => undefined);
    const byN = new Map(answers.map((answer) => [answer.n, answer]));
    this.set({ answers: this.running.answers.map((answer) => byN.get(answer.n) ?? answer) });
    const stands = standing && standsOver(this.running.attempt.standing, standing) ? standing : undefined;
    const { now: told, deadline: until } = stands ?? { now, deadline };
    this.keep({
      ...(told !== undefined && { offsetMs: offsetFrom(told) }),
      ...(until && { deadline: until }),
      ...(stands && { standing: stands }),
      // Ended by time too early: who teaches gave more, so the test goes on. Only the reply to the end itself says so.
      ...(isOfEnding && stands?.state === 'begun' && { ending: null }),
    });
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

  private async ask(): Promise<void> {
    try {
      const { attempt, answers } = this.running;
      const standing = await askStanding(attempt, answers.filter(({ state }) => state === 'here').length);
      if (!this.channel) return;
      await this.settle({ answers: [], standing }, false);
      if (this.running.isCut) this.kick();
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
      this.keep({ leaves: leaves + 1, awayMs: awayMs + deviceNow() - this.hiddenAt });
    }
    this.hiddenAt = undefined;
    this.kick();
  }

  /** The page may be gone in a moment: what waits is sent by a request that outlives it, and settled by the next page. */
  private sendAtOnce(): void {
    this.typing.rest();
    const { attempt, answers } = this.running;
    const batch = nextBatch(answers);
    if (batch.length > 0) void sendAnswers(attempt, batch, true).catch(() => undefined);
  }

  /** Where nothing is kept, what waits is lost with the page: the browser asks. */
  private mayLeave(): boolean {
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
    const { attempt, answers } = this.running;
    this.set({ answers: joined(answers, kept), attempt: joinedAttempt(attempt, told) });
  }

  private keep(facts: Partial<KeptAttempt>): void {
    const attempt = { ...this.running.attempt, ...facts };
    this.set({ attempt });
    const isTold = 'ending' in facts;
    void changeAttempt(attempt, facts).then(
      () => isTold && this.channel?.postMessage('ended'),
      () => this.set({ isUnkept: true }),
    );
  }

  private set(facts: Partial<Running>): void {
    this.running = { ...this.running, ...facts };
    this.show(this.running);
  }
}
