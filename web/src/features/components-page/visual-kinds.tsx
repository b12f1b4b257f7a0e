import { Visual } from '#lesson-kit/visuals/index.ts';
import { c, Section } from './sheet.tsx';
import { visualSamples } from './visual-samples.ts';

/** Each data visual, small, with the most data that the checker allows. */
export const VisualKinds = () => (
  <Section title="Visuals drawn from data">
    <div className={c('stages')}>
      {visualSamples.map((visual, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: samples keep their places
        <figure key={at} id={`visual-${visual.kind}-${at}`}>
          <Visual visual={visual} shown={99} figures={{}} />
        </figure>
      ))}
    </div>
  </Section>
);
