import { type CoreState, type Decision, type Game, Table } from '@holdout/kernel';
import { type OptionInput, type PandemicView, pandemic } from '@holdout/pandemic';

/** A table for the tests of the screen: what its seats see and may choose, from the real rules. */
export class TestTable {
  private readonly table: Table;

  constructor(roles: readonly string[], seed = 'screen', options: OptionInput = {}) {
    this.table = new Table(pandemic as unknown as Game<CoreState>, {
      options: { players: roles.length, roles: [...roles], ...options },
      seed,
      undo: 'keepFate',
      seats: roles.map((name) => ({ name })),
    });
  }

  get view(): PandemicView {
    return this.table.game.view(this.table.run, 0) as PandemicView;
  }

  get decision(): Decision {
    const decision = this.table.decision(this.view.seats.map(({ seat }) => seat));
    if (!decision) throw new Error('the game is over');
    return decision;
  }

  /** Takes an option of whoever has it. */
  take(key: string): this {
    const option = this.decision.options.find((one) => one.key === key);
    if (!option) throw new Error(`no option ${key}`);
    const reason = this.table.answer({ seq: this.decision.seq, seat: option.seat, key });
    if (reason) throw new Error(reason.rule);
    return this;
  }
}
