import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { apiBase } from './api-base.ts';

const savesData = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

/** Measures how fast the page felt and tells our own server when the page is left. No person, no other origin. */
export const reportVitals = (): void => {
  // randomUUID needs a secure context; a school box on plain HTTP simply does not report. Nor does a 2G phone.
  if (savesData() || crypto.randomUUID === undefined) return;
  const measures: Record<string, number> = {};
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => {
      measures[name] = Math.round(value * 1000) / 1000;
    });
  }
  let sent = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || sent || Object.keys(measures).length === 0) return;
    sent = true;
    const report = { id: crypto.randomUUID(), page: location.pathname.slice(0, 100), measures };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon?.(`${apiBase(location, import.meta.env['VITE_API_BASE'])}/vitals`, body);
  });
};
