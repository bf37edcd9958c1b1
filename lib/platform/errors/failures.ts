/**
 * A way to be refused is a code with its HTTP status: the status stands nowhere else. These are the platform's own; a
 * domain names its own in lib/<domain>/failures.ts, and lib/failures.ts holds them all. The sentences are
 * messages/<locale>/failures.json; MODEL_NOT_FOUND is the spec's own code (§8).
 */
export const failures = {
  'request.malformed': 400,
  // What takes or gives a secret is never kept for being sent again.
  'request.key-not-taken': 400,
  'request.not-authenticated': 401,
  'request.not-allowed': 403,
  'request.foreign-origin': 403,
  MODEL_NOT_FOUND: 404,
  // Somebody else saved what this save was made from.
  'request.changed-meanwhile': 409,
  'request.key-reused': 409,
  'request.other-person': 409,
  'request.too-large': 413,
  'request.media-type': 415,
  'request.invalid': 422,
  'request.too-many': 429,
  'server.failed': 500,
  'server.full': 503,
  'server.recovering': 503,
  'sso.cancelled': 401,
  'sso.refused': 401,
  'sso.unreachable': 502,
  'file.not-an-image': 422,
  'file.wrong-type': 422,
  'upload.incomplete': 409,
  'import.refused': 422,
  'storage.unavailable': 503,
  'ai.unreachable': 502,
  'ai.refused': 502,
  'ai.busy': 503,
  'ai.failed': 502,
  'ai.cut': 502,
  'ai.slow': 504,
} as const;

type Failures = Readonly<Record<string, number>>;

/** What is wrong with one field: `path` as the caller named it, `code` a key of messages/<locale>/fields.json. */
export type FieldFailure = { path: string; code: string; values?: Record<string, string | number> };

type FailureDetail = { fields?: FieldFailure[]; retryAfterSeconds?: number; cause?: unknown };

/** Made by `fail`, `refuseUnless` and `failureOf` alone, which know the status of their codes. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: string;
  readonly status: number;
  readonly fields: FieldFailure[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, status: number, detail: FailureDetail = {}) {
    super(code, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = code;
    this.status = status;
    this.fields = detail.fields ?? [];
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

type PlatformCode = keyof typeof failures;
type Code<Own extends Failures> = PlatformCode | (keyof Own & string);

/** What a broken constraint of the database means to the person who asked, by its name. */
export type Constraints<Own extends Failures> = Readonly<Record<string, Code<Own>>>;

/** How a domain refuses: by its own codes and by the platform's. */
type FailuresOf<Own extends Failures> = {
  /** The only throw in domains. */
  fail: (code: Code<Own>, detail?: FailureDetail) => never;
  refuseUnless: (condition: boolean, code: Code<Own>, detail?: FailureDetail) => asserts condition;
  /** Not thrown yet: for what ends with it later. */
  failureOf: (code: Code<Own>, detail?: FailureDetail) => Failure;
};

export function failuresOf<const Own extends Failures>(own: Own): FailuresOf<Own> {
  const statuses = new Map<string, number>(Object.entries({ ...failures, ...own }));
  function failureOf(code: string, detail?: FailureDetail): Failure {
    return new Failure(code, Number(statuses.get(code)), detail);
  }
  function fail(code: string, detail?: FailureDetail): never {
    throw failureOf(code, detail);
  }
  function refuseUnless(condition: boolean, code: string, detail?: FailureDetail): asserts condition {
    if (!condition) fail(code, detail);
  }
  return { fail, refuseUnless, failureOf };
}

const platform = failuresOf({});

export const fail: typeof platform.fail = platform.fail;
export const refuseUnless: typeof platform.refuseUnless = platform.refuseUnless;
export const failureOf: typeof platform.failureOf = platform.failureOf;
