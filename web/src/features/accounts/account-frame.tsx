import type { ReactNode } from 'react';
import { Card, CardBody } from '#ui/card.tsx';
import { classes } from '#ui/classes.ts';
import css from './account-frame.module.css';
import { RotatingPicture } from './rotating-picture.tsx';

const c = classes(css);

/** The card of both forms: picture on one side, form on the other. */
export const AccountFrame = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) => (
  <Card className={c('frame')} cloth="heritage" band="band" pad={false}>
    <div className={c('sides')}>
      <RotatingPicture />
      <CardBody className={c('form')}>
        <h1>{title}</h1>
        {lead !== undefined && <p className={c('lead')}>{lead}</p>}
        {children}
      </CardBody>
    </div>
  </Card>
);
