import type {
  AnswerEnd,
  ChatMessage,
  Conversation,
  Feedback,
  followAnswer,
  NewQuestion,
  Origin,
} from '@/lib/assistant/client';
import { certainRefusal, endedAnswer, endOf, isGone } from './answer-end';
import { beginning, blankView, type ConversationView, isAtRest, type LiveAnswer, takenBack } from './conversation-view';
import { inOrder } from './in-order';
import type { Joining } from './joining';
import { answerAfter, openTurn, withAnswer, withKnown, withoutTurns } from './message-order';

/** A question that nobody answered is asked again by itself only so long: whoever left it long ago may not want it. */
const freshMs = 10 * 60_000;

/** One conversation as a panel shows it: ahead of the server where it may be, and back where it was refused. */
export class ConversationStore {
  #view: ConversationView = blankView;
  readonly #listeners = new Set<() => void>();
  #reads = 0;
  #isStale = false;
  #following: ReturnType<typeof followAnswer> | undefined;
  #sending: AbortController | undefined;
  #isHere = true;
  readonly #ratings = inOrder();
  readonly #takenBack: Set<string>;

  constructor(
    readonly key: Conversation,
    private readonly joining: Joining,
  ) {
    this.#takenBack = new Set(joining.takenBack);
    const { kept } = joining;
    if (kept) this.#view = { ...blankView, state: 'ready', messages: withoutTurns(kept.messages, this.#takenBack) };
  }

  readonly view = () => this.#view;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #show(change: Partial<ConversationView>): void {
    this.#view = { ...this.#view, ...change };
    if (this.#isHere) this.#keep();
    for (const listener of this.#listeners) listener();
  }

  #keep(): void {
    if (this.#view.state === 'ready')
      this.joining.keep?.(isAtRest(this.#view) && !this.#isStale ? this.#view.messages : undefined);
  }

  /** Somebody looks at it: read now, unless that was done a moment ago. */
  open(): void {
    this.#isHere = true;
    if (this.joining.kept?.isFresh && !this.#isStale) this.#goOn();
    else void this.refresh();
  }

  /** The answer goes on being written on the server: from its first word on nobody need listen. */
  leave(): void {
    this.#isHere = false;
    this.#reads += 1;
    if (this.#view.live?.docId !== undefined) this.#letGo();
    this.#show({ live: null, isSending: false });
    this.#keep();
  }

  #letGo(): void {
    this.#following?.leave();
    this.#following = undefined;
    this.#show({ live: null });
  }

  /** Something of it was changed elsewhere, or may have been. */
  async refresh(): Promise<void> {
    this.#isHere = true;
    this.#isStale = this.#view.live !== null || this.#view.isSending;
    if (this.#isStale) return;
    this.#reads += 1;
    const read = this.#reads;
    try {
      const messages = await this.joining.calls.readConversation(this.key);
      if (read === this.#reads) this.#take(messages);
    } catch {
      if (read === this.#reads && this.#view.state === 'loading') this.#show({ state: 'unreadable' });
    }
  }

  #take(read: readonly ChatMessage[]): void {
    const messages = withKnown(withoutTurns(read, this.#takenBack), this.#view.messages);
    this.#show({ state: 'ready', messages });
    this.#goOn();
  }

  /** With what was asked in another tab, or before this one was opened. */
  #goOn(): void {
    const { messages, refusals } = this.#view;
    const turn = openTurn(messages, ({ id }) => refusals[id] === undefined, Date.now() - freshMs);
    if (turn) void this.#follow(turn.questionId, turn.docId);
  }

  /** False when it did not arrive: then it is not in the conversation either. The same id again is the same question. */
  async send({ id, content, imageUrl }: NewQuestion): Promise<boolean> {
    if (this.#view.isSending || this.#view.live) return false;
    const question: ChatMessage = { id, role: 'user', content, imageUrl, at: new Date().toISOString() };
    const before = this.#view.messages.filter((one) => one.id !== id);
    const sending = new AbortController();
    this.#sending = sending;
    this.#reads += 1;
    const { [id]: _, ...refusals } = this.#view.refusals;
    this.#show({ messages: [...before, question], refusals, isSending: true, live: beginning(id) });
    try {
      const stored = await this.joining.calls.addQuestion(this.key, { id, content, imageUrl }, sending.signal);
      this.#show({ messages: this.#view.messages.map((one) => (one.id === id ? stored : one)), isSending: false });
      this.joining.tellOthers();
      void this.ask(stored.id);
      return true;
    } catch (error) {
      const messages = this.#view.messages.filter((one) => one.id !== id);
      const why = sending.signal.aborted ? takenBack : certainRefusal(error);
      if (why === takenBack) {
        this.#takenBack.add(id);
        this.joining.takeBack(id);
      }
      if (why !== undefined) this.#show({ refusals: { ...this.#view.refusals, [id]: why } });
      this.#show({ messages, isSending: false, live: null });
      return false;
    }
  }

  ask(questionId: string): Promise<void> {
    return this.#follow(questionId);
  }

  async #follow(questionId: string, docId?: string): Promise<void> {
    this.#following?.leave();
    const unanswered = answerAfter(this.#view.messages, questionId);
    const { [questionId]: _, ...refusals } = this.#view.refusals;
    const messages = this.#view.messages.filter((one) => one !== unanswered);
    this.#show({ live: beginning(questionId), messages, refusals, finished: null });
    const from = docId === undefined ? { wanted: this.joining.wantedOf(questionId) } : { docId };
    const following = this.joining.calls.followAnswer(
      { locale: this.key.locale, ...from },
      {
        onBegin: ({ docId, origin }) => this.#begin(docId, origin),
        onText: (text) => this.#write(({ tail }) => ({ tail: tail + text })),
        onBlock: (index, html) => this.#write(({ blocks }) => ({ blocks: blocks.toSpliced(index, 1, html), tail: '' })),
        onWaiting: (isWaiting) => this.#write(() => ({ isWaiting })),
      },
    );
    this.#following = following;
    const end = await following.end.catch(endOf);
    // Left, or asked anew meanwhile.
    if (this.#following !== following) return;
    this.#following = undefined;
    this.#finish(questionId, end);
  }

  #begin(docId: string, origin: Origin): void {
    if (this.#view.live?.isStopping) this.#stopOnServer(docId);
    if (!this.#isHere) this.#letGo();
    this.#write(() => ({ docId, origin, blocks: [], tail: '' }));
  }

  #write(change: (live: LiveAnswer) => Partial<LiveAnswer>): void {
    const { live } = this.#view;
    if (live) this.#show({ live: { ...live, ...change(live) } });
  }

  #finish(questionId: string, end: AnswerEnd): void {
    const { live, refusals, messages } = this.#view;
    const known = end.is === 'failed' ? { ...refusals, [questionId]: end.code } : refusals;
    if (isGone(end)) {
      this.#isStale = true;
      this.#show({ live: null, refusals: known });
    } else {
      const answer = endedAnswer(end, questionId, live?.origin);
      const answered = withAnswer(messages, questionId, answer);
      this.#show({ live: null, messages: answered, finished: { ...answer, why: known[questionId] }, refusals: known });
      this.joining.tellOthers();
    }
    if (!this.#isHere) return;
    if (this.#isStale) void this.refresh();
    else this.#goOn();
  }

  /** What is written already stays; a question that is still on its way is taken back. */
  stop(): void {
    const { live, isSending } = this.#view;
    if (isSending) this.#sending?.abort();
    if (!live || isSending || live.isStopping) return;
    this.#write(() => ({ isStopping: true }));
    if (live.docId) this.#stopOnServer(live.docId);
  }

  #stopOnServer(docId: string): void {
    this.joining.calls.stopAnswer(docId).catch(() => this.#write(() => ({ isStopping: false })));
  }

  /** False when it could not be cleared: then all of it is back. */
  async clear(): Promise<boolean> {
    const { messages } = this.#view;
    // What is on its way would come after it.
    this.#sending?.abort();
    this.#reads += 1;
    this.#letGo();
    this.#show({ messages: [], finished: null, live: null, isSending: false });
    try {
      await this.joining.calls.clearConversation(this.key);
      this.joining.tellOthers();
      return true;
    } catch {
      this.#show({ messages: withoutTurns(messages, this.#takenBack) });
      void this.refresh();
      return false;
    }
  }

  /** Nothing when it was refused: then it is as it was before. `help`: what who is in need is told. */
  async rate(id: string, change: Partial<Feedback>): Promise<{ help: string | null } | undefined> {
    const before = this.#view.messages.find((one) => one.id === id)?.feedback;
    const { status = null, observation = '' } = { ...before, ...change };
    const wanted = { status, observation, at: new Date().toISOString() };
    this.#reads += 1;
    this.#setFeedback(id, wanted);
    try {
      const help = await this.#ratings(() => this.joining.calls.updateFeedback(this.key, id, { status, observation }));
      this.joining.tellOthers();
      return { help };
    } catch {
      // Unless it was changed again since.
      if (this.#view.messages.some(({ feedback }) => feedback === wanted)) this.#setFeedback(id, before);
      return undefined;
    }
  }

  #setFeedback(id: string, feedback: ChatMessage['feedback']): void {
    this.#show({ messages: this.#view.messages.map((one) => (one.id === id ? { ...one, feedback } : one)) });
  }
}
