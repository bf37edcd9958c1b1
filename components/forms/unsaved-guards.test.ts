import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guard, release, saveOthers } from './unsaved-guards';

const [course, plan] = [Symbol('course'), Symbol('plan')];
const saved = async () => true;
let heard: Map<string, number>;

beforeEach(() => {
  heard = new Map();
  vi.stubGlobal('window', {});
  vi.stubGlobal('addEventListener', (name: string) => heard.set(name, (heard.get(name) ?? 0) + 1));
  vi.stubGlobal('removeEventListener', (name: string) => heard.set(name, (heard.get(name) ?? 0) - 1));
});
afterEach(() => {
  release(course);
  release(plan);
  vi.unstubAllGlobals();
});

it('asks for as long as one form of the page is unsaved', () => {
  guard(course, saved);
  guard(plan, saved);
  expect([...heard]).toEqual([
    ['beforeunload', 1],
    ['click', 1],
  ]);
  release(course);
  expect(heard.get('beforeunload')).toBe(1);
  expect(heard.get('click')).toBe(1);
  release(plan);
  expect(heard.get('beforeunload')).toBe(0);
  expect(heard.get('click')).toBe(0);
});

it('is not confused by a form that is saved twice', () => {
  guard(course, saved);
  guard(plan, saved);
  release(course);
  release(course);
  expect(heard.get('beforeunload')).toBe(1);
});

it('saves the other forms of the page, and goes no further than the first that is refused', async () => {
  const asked: string[] = [];
  const answering = (name: string, isSaved: boolean) => async () => {
    asked.push(name);
    return isSaved;
  };
  guard(course, answering('course', true));
  guard(plan, answering('plan', true));
  expect(await saveOthers(plan)).toBe(true);
  expect(asked).toEqual(['course']);
  guard(course, answering('course', false));
  expect(await saveOthers(Symbol('third'))).toBe(false);
  expect(asked).toEqual(['course', 'course']);
});
