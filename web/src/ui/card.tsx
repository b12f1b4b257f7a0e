import type { ComponentProps, ElementType, ReactNode } from 'react';
import { Link, type LinkProps } from '#routing/index.ts';
import css from './card.module.css';
import { classes, join } from './classes.ts';
import { type Band, type Cloth, ClothBand } from './cloth.tsx';

const c = classes(css);

type CardLook = {
  /** Sets the subject's colours for everything inside. */
  cloth?: Cloth | undefined;
  /** Draws the pattern of the cloth on the top edge. */
  band?: Band | undefined;
  /** False for a card whose picture or table reaches the edge; use CardBody for the rest. */
  pad?: boolean | undefined;
};

const Inside = ({ band, pad = true, children }: CardLook & { children: ReactNode }) => (
  <>
    {band && <ClothBand kind={band} />}
    {pad ? <CardBody>{children}</CardBody> : children}
  </>
);

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={join(c('body'), className)} />;
}

type CardProps = ComponentProps<'div'> & CardLook & { as?: ElementType | undefined };

export function Card({ cloth, band, pad, as: Tag = 'div', className, children, ...rest }: CardProps) {
  return (
    <Tag {...rest} data-cloth={cloth} className={join(c('card'), className)}>
      <Inside band={band} pad={pad}>
        {children}
      </Inside>
    </Tag>
  );
}

type CardLinkProps = LinkProps & CardLook;

export function CardLink({ cloth, band, pad, className, children, ...rest }: CardLinkProps) {
  return (
    <Link {...rest} data-cloth={cloth} className={join(c('card', 'link'), className)}>
      <Inside band={band} pad={pad}>
        {children}
      </Inside>
    </Link>
  );
}
