import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Domain name to wire name, wherever the key stands in the input or the reply. */
export type Names = Readonly<Record<string, string>>;

type Schema = z.ZodMiniType;

/** The schemas of what stands behind an operation: they live with the query or command. */
export type Shapes<Input extends Schema = Schema, Reply extends Schema = Schema> = {
  readonly input: Input;
  readonly reply: Reply;
};

/**
 * One call of the API by its method, path and names, as its server, its browser client and its documentation read it.
 * Schemas speak the domain's names; `names` gives the wire's. What the path does not carry travels in the query of GET
 * and DELETE, else in the body. Of the schemas it knows the types alone, so that none reaches a browser through it.
 */
export type Operation<Input extends Schema = Schema, Reply extends Schema = Schema> = {
  readonly method: Method;
  /** Below /api, with `{parameters}` of the wire. */
  readonly path: string;
  readonly summary: string;
  /** For the compiler only: no operation has a value here. */
  readonly shapes?: Shapes<Input, Reply>;
  /** Path parameter of the wire to domain name. */
  readonly params: Names;
  /** Query parameter of the wire to domain name, where a body carries the rest. */
  readonly query: Names;
  readonly names: Names;
  /** `signed-in` callers are checked by the command's ability; `anyone` needs no session. */
  readonly callers: 'signed-in' | 'anyone';
  /** Open to who has not yet confirmed a password of the own: nothing else is. */
  readonly atFirstAccess: boolean;
  /** `file`: the body is one file's bytes, handed on as the input `file`. */
  readonly body: 'json' | 'file';
  readonly bodyBytesMax: number;
  /**
   * `file`: the reply is a `FileAnswer`, answered with that file's bytes; `stream`: a `StreamAnswer`, with its own;
   * `events`: an `EventsAnswer`, told bit by bit.
   */
  readonly answer: 'json' | 'file' | 'stream' | 'events';
  /** Sending it again changes nothing more, so that browsers need no key for it. */
  readonly repeatable: boolean;
  /** Takes or gives a password, a token or a key: nothing of it is kept for being sent again, so it takes no key. */
  readonly secret: boolean;
};

/** What a caller gives and gets, in the domain's names: `InputOf<typeof updateCourseOp>`. */
export type InputOf<Op extends Operation> = z.input<NonNullable<Op['shapes']>['input']>;
export type ReplyOf<Op extends Operation> = z.infer<NonNullable<Op['shapes']>['reply']>;

type Declared = Pick<Operation, 'method' | 'path' | 'summary'> & Partial<Operation>;

/** A query or a command, by its type: `operation<typeof updateCourse>({…})`. */
type Callee = { readonly definition: Shapes };

/** Enough for any form of ours; a file upload declares its own. */
const jsonBytesMax = 64 * 1024;

export function operation<C extends Callee>(
  declared: Declared,
): Operation<C['definition']['input'], C['definition']['reply']> {
  return {
    params: {},
    query: {},
    names: {},
    callers: 'signed-in',
    atFirstAccess: declared.callers === 'anyone',
    body: 'json',
    bodyBytesMax: jsonBytesMax,
    answer: 'json',
    repeatable: declared.method === 'GET',
    secret: false,
    ...declared,
  };
}

const inPath = '/{id}';

/**
 * The twin of an `{id}` operation for ids that contain '/' (§5): the name ends in WithInvalidCharacters and the id
 * travels in the query.
 */
export function withInvalidCharacters<I extends Schema, R extends Schema>(op: Operation<I, R>): Operation<I, R> {
  const { id = 'id', ...others } = op.params;
  return {
    ...op,
    path: `${op.path.replace(inPath, '')}WithInvalidCharacters`,
    summary: `${op.summary} (ids with '/')`,
    params: others,
    query: { ...op.query, id },
  };
}

/** The operation that carries this input: its twin where the id would not stay one part of the path. */
export function operationFor(op: Operation, input: Readonly<Record<string, unknown>>): Operation {
  const id = op.path.includes(inPath) ? String(input[op.params.id ?? 'id']) : '';
  return /\/|^\.{1,2}$/.test(id) ? withInvalidCharacters(op) : op;
}

/** Whether the named inputs travel in the query: reads and deletes have no body. */
export function inputInQuery(op: Operation): boolean {
  return op.method === 'GET' || op.method === 'DELETE';
}
