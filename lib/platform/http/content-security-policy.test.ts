import { describe, expect, it } from 'vitest';
import { documentPolicies } from './content-security-policy';

const policyOf = documentPolicies({ signedInAreas: ['/student', '/myfiles-v2'], dev: false });

describe('the policy of a document', () => {
  it.each(['/student', '/student/', '/en/student/points', '/myfiles-v2', '/pt-BR/student'])(
    'has a nonce at %s',
    (path) => {
      const { nonce, header } = policyOf(path);
      expect(header).toContain(`'nonce-${nonce}' 'strict-dynamic'`);
      expect(header).not.toContain("script-src 'self' 'unsafe-inline'");
    },
  );

  it.each(['/', '/en', '/course/x', '/students', '/course/student', '/login'])(
    'has none at %s, which is stored',
    (path) => {
      expect(policyOf(path)).toEqual({ header: expect.stringContaining("script-src 'self' 'unsafe-inline'") });
    },
  );

  it('never repeats a nonce', () => {
    expect(policyOf('/student').nonce).not.toBe(policyOf('/student').nonce);
  });

  it('lets a reply of the API load nothing', () => {
    expect(policyOf('/api/Cursos')).toEqual({
      header: "default-src 'none'; frame-ancestors 'none'; sandbox",
      isData: true,
    });
  });

  it('lets the worker ask this server alone', () => {
    expect(policyOf('/worker.js')).toEqual({ header: "default-src 'none'; connect-src 'self'", isData: true });
  });

  it.each(['/student', '/course'])('forbids frames around, other bases and plug-ins at %s', (path) => {
    expect(policyOf(path).header).toMatch(
      /frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'/,
    );
  });

  it('evaluates code in development only', () => {
    const inDevelopment = documentPolicies({ signedInAreas: [], dev: true });
    expect(inDevelopment('/course').header).toContain("'unsafe-eval'");
    expect(policyOf('/course').header).not.toContain("'unsafe-eval'");
  });
});
