import type { VNode } from 'preact';
import { first } from '../play/fields.ts';
import type { Actions } from '../session/actions.ts';
import { namesOf } from '../state/log.ts';
import { makeRoute } from '../state/route.ts';
import { form, link } from '../views/parts.tsx';
import { statusOf, timeOf, type Dispute } from './dispute.ts';
import { courseView } from './said.tsx';
import type { Reporting, Reports } from './reports.ts';
import { say } from '../words/say.ts';

type Shown = Pick<Actions, 'showRule'>;

/** Where a player reports what went wrong, and sees what became of it. */
export function reportsView(reports: Reports, actions: Shown): VNode {
  return <Reported reports={reports} actions={actions} key="reports" />;
}

function Reported({
  reports,
  actions,
}: {
  readonly reports: Reports;
  readonly actions: Shown;
}): VNode {
  const now = reports.state.value;
  const { game, match, disputes, asking, problem, told } = now;
  return (
    <div class="reports">
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p role="status">{told}</p>
      {game !== null && reportForm(now, reports)}
      <section class="panel" aria-label={say('Your reports')}>
        <h2>{game === null ? say('Your reports') : say('What was reported about this game')}</h2>
        {disputes.length === 0 && <p>{asking ? say('Asking the server…') : say('Nothing yet.')}</p>}
        {disputes.map((one) => reported(one, now, reports, actions))}
      </section>
      <p>
        {match === null
          ? link(makeRoute({ at: 'lobby' }), say('Back to the lobby'))
          : link(makeRoute({ at: 'match', match: match.match }), say('Back to the match'))}
      </p>
    </div>
  );
}

function reportForm({ version, asking }: Reporting, reports: Reports): VNode {
  return form(
    { class: 'panel', key: `report ${reports.state.value.disputes.length}` },
    (fields) => void reports.open(first(fields, 'text')),
    <h2>{say('Report what went wrong')}</h2>,
    <p class="quiet">
      {version === null
        ? say(
            'About the game as a whole. To report one moment, use the flag at its line in the log.',
          )
        : say('About what happened at version {version} of the game.', { version })}
      {` ${say('An operator sees the whole game, each refusal and its rule among it. The game goes on meanwhile.')}`}
    </p>,
    <label class="field wide">
      {say('What went wrong?')}
      <textarea name="text" rows={4} maxLength={4_000} required />
    </label>,
    <button type="submit" class="main" disabled={asking}>
      {say('Report')}
    </button>,
  );
}

function reported(dispute: Dispute, { match }: Reporting, reports: Reports, actions: Shown): VNode {
  const { dispute: id, players, game, event, openedAt, status } = dispute;
  const names =
    match === null
      ? ([say('Player {seat}', { seat: 1 }), say('Player {seat}', { seat: 2 })] as const)
      : namesOf(match);
  const who = (one: string): string => {
    const seat = players.indexOf(one);
    return seat < 0 ? one : (names[seat] ?? one);
  };
  const write = (what: string, label: string, send: (text: string) => Promise<void>): VNode =>
    form(
      { key: `${what} ${id} ${dispute.comments.length}` },
      (fields) => void send(first(fields, 'text')),
      <label class="field wide">
        {label}
        <textarea name="text" rows={2} maxLength={4_000} required />
      </label>,
      <button type="submit">{what}</button>,
    );
  return (
    <article class="case" key={id} aria-label={say('Report {id}', { id })}>
      <p>
        <strong>{statusOf(dispute)}</strong>
        <span class="quiet">{` ${say('About event {event} of {game}, {day}.', { event: String(event), game, day: timeOf(openedAt) })}`}</span>
      </p>
      {courseView(dispute, who, names, actions.showRule)}
      {status !== 'closed' &&
        write(say('Say more'), say('Something to add'), (text) => reports.comment(id, text))}
      {(status === 'ruled' || status === 'closed') &&
        dispute.appeal === null &&
        write(
          say('Appeal'),
          say('Why the ruling is wrong; another operator decides then, once'),
          (text) => reports.appeal(id, text),
        )}
    </article>
  );
}
