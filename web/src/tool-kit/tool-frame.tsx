import type { OpenTool } from '@afrolearn/learning/tools/registry.ts';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLanguage, useText } from '#lib/language.tsx';
import { readLocal, writeLocal } from '#lib/local.ts';
import { usePageTitle } from '#lib/page-title.ts';
import * as paths from '#lib/paths.ts';
import { Ear } from '#listen/ear.tsx';
import { tools } from '#messages/tools/en.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { type Cloth, ClothBand } from '#ui/cloth.tsx';
import { FocusFrame } from '#ui/focus-frame.tsx';
import css from './tool-frame.module.css';

const c = classes(css);

const toolsMet = (): readonly string[] => (readLocal('afl_tool_met') ?? '').split(' ').filter(Boolean);

/** One sentence at the first visit of this child on this device. Pressing 'try' closes it for good. */
const FirstHelp = ({ tool, children }: { tool: OpenTool; children: string }) => {
  const say = useText(tools);
  const { language } = useLanguage();
  const [met, setMet] = useState(() => toolsMet().includes(tool));
  if (met) return null;
  const tryIt = () => {
    writeLocal('afl_tool_met', [...toolsMet(), tool].join(' '));
    setMet(true);
  };
  return (
    <div className={c('help')}>
      <p>{children}</p>
      <Ear look="bare" lang={language} text={children} />
      <Button className={c('try')} onClick={tryIt}>
        {say('willTry')}
      </Button>
    </div>
  );
};

type ToolFrameProps = {
  tool: OpenTool;
  cloth: Cloth;
  /** The purpose of the tool in one sentence. */
  help: string;
  /** The progress: '2 of 5'. */
  line?: ReactNode;
  /** Choices below the name. */
  choices?: ReactNode;
  /** Always visible at the foot: the one main button. */
  dock?: ReactNode;
  children: ReactNode;
};

/** The frame of every study tool: its name, an ear, help at the first visit, and the way back to the hub. */
export const ToolFrame = ({ tool, cloth, help, line, choices, dock, children }: ToolFrameProps) => {
  const say = useText(tools);
  const { language } = useLanguage();
  const name = say(tool);
  usePageTitle(name);
  return (
    <FocusFrame
      close={{ to: paths.tools, label: say('toTools'), icon: <ArrowLeft /> }}
      head={
        <>
          <h1 className={c('name')}>{name}</h1>
          {line !== undefined && <p className={c('line')}>{line}</p>}
        </>
      }
      aside={<Ear lang={language} text={[name, help]} />}
      edge={
        <>
          {choices !== undefined && <div className={c('choices')}>{choices}</div>}
          <ClothBand kind="selvedge" />
        </>
      }
      cloth={cloth}
      dock={dock}
    >
      <FirstHelp tool={tool}>{help}</FirstHelp>
      {children}
    </FocusFrame>
  );
};
