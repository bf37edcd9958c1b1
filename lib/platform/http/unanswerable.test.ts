import { expect, it } from 'vitest';
import { unanswerable } from './unanswerable';

const state = (value: unknown) => ({ 'next-router-state-tree': encodeURIComponent(JSON.stringify(value)) });

it.each([
  ['a page', { method: 'GET', headers: {} }, undefined],
  ['a page that the browser asks for by its own router', { method: 'GET', headers: state(['', {}]) }, undefined],
  ['a method that no standard request may have', { method: 'TRACE', headers: {} }, 405],
  ['the same in its other name', { method: 'TRACK', headers: {} }, 405],
  ['a state of the router that is no JSON', { method: 'GET', headers: { 'next-router-state-tree': '%7B' } }, 400],
  ['one whose escapes are no text', { method: 'GET', headers: { 'next-router-state-tree': '%E0%A4%A' } }, 400],
  ['one of another shape', { method: 'GET', headers: state({ children: 1 }) }, 400],
  ['one that is endless', { method: 'GET', headers: state(['x'.repeat(50_000), {}]) }, 400],
])('%s', (_, request, status) => expect(unanswerable(request)).toBe(status));
