/**
 * Every way a request can be refused, and its HTTP status: the status stands nowhere else.
 * The sentences are messages/<locale>/failures.json; MODEL_NOT_FOUND is the spec's own code (§8).
 */
export const failures = {
  'request.malformed': 400,
  'request.not-authenticated': 401,
  'request.not-allowed': 403,
  'request.foreign-origin': 403,
  MODEL_NOT_FOUND: 404,
  'request.key-reused': 409,
  'request.other-person': 409,
  'request.too-large': 413,
  'request.media-type': 415,
  'request.invalid': 422,
  'request.too-many': 429,
  'server.failed': 500,
  'access.seeing-only': 409,
  'auth.invalid-credentials': 401,
  'auth.wait-before-retry': 429,
  'auth.first-access': 403,
  'auth.link-expired': 410,
  'auth.wrong-password': 422,
  'sso.cancelled': 401,
  'sso.expired': 401,
  'sso.not-linked': 401,
  'sso.refused': 401,
  'sso.already-linked': 409,
  'sso.unreachable': 502,
  'account.admin-exists': 409,
  'account.login-taken': 409,
  'course.already-exists': 409,
  'course.changed-meanwhile': 409,
  'module.not-authorised': 404,
  'adapted-plan.changed-meanwhile': 409,
  'course.has-modules': 409,
  'module.already-exists': 409,
  'module.changed-meanwhile': 409,
  'module.in-use': 409,
  'unit.changed-meanwhile': 409,
  'unit.has-lessons': 409,
  'unit.three-at-most': 409,
  'lesson.already-exists': 409,
  'lesson.changed-meanwhile': 409,
  'plan.changed-meanwhile': 409,
  'plan.incomplete': 422,
  'knowledge-base.already-exists': 409,
  'knowledge-base.changed-meanwhile': 409,
  'disliked.already-reviewed': 409,
  'disliked.nothing-written': 409,
  'disliked.too-many-ways': 409,
  'evaluation.changed-meanwhile': 409,
  'evaluation.nothing-to-ask': 409,
  'evaluation.too-many-questions': 409,
  'file.not-an-image': 422,
  'file.missing': 422,
  'mail.not-again': 409,
  'mail.secrets-gone': 409,
  'mail.address-suppressed': 409,
  'mail.too-many-tests': 429,
  'file.too-large': 422,
  'file.wrong-type': 422,
  'upload.part-damaged': 422,
  'upload.part-outside': 422,
  'upload.incomplete': 409,
  'upload.wrong-hash': 422,
  'upload.expired': 410,
  'upload.too-many': 409,
  'import.changed-meanwhile': 409,
  'import.refused': 422,
  'storage.unavailable': 503,
  'ai.unreachable': 502,
  'ai.refused': 502,
  'ai.busy': 503,
  'ai.failed': 502,
  'ai.cut': 502,
  'ai.slow': 504,
  'assistant.school-budget': 429,
  'school-ai.changed-meanwhile': 409,
  'school-ai.contact-first': 422,
  'school-ai.key-refused': 422,
  'school-ai.no-master-key': 503,
  'assistant.image-elsewhere': 422,
  'assistant.image-limit': 429,
  'assistant.image-sent': 409,
} as const;

export type FailureCode = keyof typeof failures;

/** The code that an address carries; an own key, because every object knows `constructor` besides. */
export function failureCode(value: string | undefined): FailureCode | undefined {
  return value && Object.hasOwn(failures, value) ? (value as FailureCode) : undefined;
}

/** What is wrong with one field: `path` as the caller named it, `code` a key of messages/<locale>/fields.json. */
export type FieldFailure = { path: string; code: string; values?: Record<string, string | number> };

export class Failure extends Error {
  override readonly name = 'Failure';
  readonly code: FailureCode;
  readonly fields: FieldFailure[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: FailureCode, detail: FailureDetail = {}) {
    super(code, detail.cause === undefined ? undefined : { cause: detail.cause });
    this.code = code;
    this.fields = detail.fields ?? [];
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }

  get status(): number {
    return failures[this.code];
  }
}

type FailureDetail = { fields?: FieldFailure[]; retryAfterSeconds?: number; cause?: unknown };

/** The only throw in domains. */
export function fail(code: FailureCode, detail?: FailureDetail): never {
  throw new Failure(code, detail);
}

export function refuseUnless(condition: boolean, code: FailureCode, detail?: FailureDetail): asserts condition {
  if (!condition) fail(code, detail);
}
