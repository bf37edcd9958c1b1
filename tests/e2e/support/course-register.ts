import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';

/** A course as the API writes it. */
export type WireCourse = Record<string, unknown> & { codigo: string; nome: string; revision: number };

/** The courses that one test makes: codes that no other test has, gone when it ends. */
export class CourseRegister {
  readonly #codes: string[] = [];

  constructor(readonly admin: APIRequestContext) {}

  /** A code that this test may use in the form; the course is deleted afterwards if it came to be. */
  freshCode(): string {
    const code = `E${randomUUID().slice(0, 11)}`;
    this.#codes.push(code);
    return code;
  }

  async create(changes: Partial<WireCourse> = {}): Promise<WireCourse> {
    const codigo = changes.codigo ?? this.freshCode();
    const answer = await this.admin.put('/api/Cursos', {
      data: { ...courseOf(codigo), ...changes },
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  }

  async read(code: string): Promise<WireCourse | null> {
    const answer = await this.admin.get(`/api/Cursos/${code}`);
    return answer.status() === 404 ? null : answer.json();
  }

  async change(course: WireCourse, changes: Partial<WireCourse>): Promise<void> {
    const { codigo, updatedAt: _, ...data } = { ...course, ...changes };
    const revision = (await this.read(codigo))?.revision;
    const answer = await this.admin.post(`/api/Cursos/${codigo}`, { data: { ...data, revision } });
    expect(answer.status(), await answer.text()).toBe(200);
  }

  async clear(): Promise<void> {
    for (const code of this.#codes)
      expect([200, 404]).toContain((await this.admin.delete(`/api/Cursos/${code}`)).status());
  }
}

/** What a course needs, under this code. */
export function courseOf(codigo: string) {
  return { ...blank, codigo, nome: `Curso ${codigo}` };
}

const blank = {
  version: '1.0',
  family: 'teens',
  photoUrl: null,
  durationType: 'long',
  durationDescription: '15 aulas',
  targetAudience: 'Turmas do 6º ano',
  objective: 'Programar um jogo que um colega queira jogar.',
  characterization: '',
  monthlyPriceCents: 8900,
  materialPriceCents: null,
  installments: 10,
  status: 'active',
};
