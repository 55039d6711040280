const ACTIONS = 4;
const MORE: Readonly<Record<string, number>> = { generalist: 1 };

/**
 * How many actions a turn has, to draw those that are gone: what the role gives, or as many as are left where an event
 * or another role has given more. PD-TURN-02, OB-ROLE-12, OB-EV-01, OB-EV-14
 */
export const actionsOf = (role: string, left: number): number => Math.max(ACTIONS + (MORE[role] ?? 0), left);
