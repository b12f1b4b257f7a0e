import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { apiBase } from '../api-base.ts';

const savesData = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
};

/** Measures web vitals and sends them to our own server on leaving. No personal data, no other origin. */
export const reportVitals = (): void => {
  // randomUUID needs a secure context, so school servers on plain HTTP do not report. Nor do 2G phones.
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
