import { describe, expect, it } from 'vitest';
import { links } from './links';

describe('links.course', () => {
  it("escapes a code with '/'", () => {
    expect(links.course('MY')).toBe('/course/MY');
    expect(links.course('A/B')).toBe('/course/A%2FB');
  });
});

describe('links.lesson', () => {
  it('keeps each part of the place in a segment of its own', () => {
    expect(links.lesson({ course: 'MT', module: 'MT1', unit: 2, code: 'MT1-06' })).toBe('/lesson/MT/MT1/2/MT1-06');
    expect(links.lesson({ course: 'A/B', module: '?', unit: 1, code: '#' })).toBe('/lesson/A%2FB/%3F/1/%23');
    expect(links.courseModule('A/B', 'M1')).toBe('/course/A%2FB/M1');
  });
});
