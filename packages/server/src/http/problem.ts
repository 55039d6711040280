import type { Fault, Reason } from '@holdout/kernel';

/** Why a request came to nothing (RFC 9457). The sentences are the client's: here are only ids, and what fills them. */
export interface Problem {
  /** Where the rule or the fault is explained. */
  readonly type: string;
  /** The id again, for those who read it. */
  readonly title: string;
  readonly status: number;
  readonly reason?: Reason;
  readonly fault?: Fault;
}

export const PROBLEM_TYPE = 'application/problem+json';

const STATUS: readonly (readonly [start: string, status: number])[] = [
  ['route.unknown', 404],
  ['table.unknown', 404],
  ['table.full', 503],
  ['table.code', 404],
  ['key.missing', 401],
  ['key.spent', 409],
  ['key.taken', 409],
  ['key.', 403],
  ['grant.', 403],
  ['origin', 403],
  ['quota', 429],
  ['limit', 429],
  ['unavailable', 503],
  ['message.large', 413],
  ['message.type', 415],
];

export function problemOfFault(fault: Fault): Problem {
  const status = STATUS.find(([start]) => fault.code.startsWith(start))?.[1] ?? 400;
  return { type: `/problems/${fault.code}`, title: fault.code, status, fault };
}

/** What a rule forbids is well understood, and not done; what is out of date is in conflict. */
export function problemOfReason(reason: Reason): Problem {
  const status = reason.rule === 'HO-STALE' ? 409 : 422;
  return { type: `/rules#${reason.rule}`, title: reason.rule, status, reason };
}

export const simpleFault = (code: string, args: Fault['args'] = {}): Fault => ({
  code,
  path: '',
  args,
});
