/** @jsxImportSource preact */
import { render } from 'preact';
import { expect, it } from 'vitest';
import { Words } from './words';

it('holds each word of a Thai name together, and reads as before', () => {
  const line = document.createElement('p');
  const text = 'โรงงาน 2 นวนคร → ศูนย์ประชุมไบเทค บางนา';
  render(<Words text={text} />, line);
  expect(line.textContent).toBe(text);
  const words = [...line.querySelectorAll('.word')].map((word) => word.textContent);
  expect(words).toContain('ศูนย์ประชุมไบเทค');
  expect(words).toHaveLength(6);
});
